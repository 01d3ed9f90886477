import type { selectOnboardSim } from '../../../../machines/onboard-sim/onboard-sim.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { ProofCodeForm } from '../../../ui/form/ProofCodeForm.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { onboardSimCopy } from '../onboard-sim.copy.ts';

const copy = onboardSimCopy.EnteringCode;

/** Before a number moves to another SIM, or the code of an eSIM is shown: the code that shows whose it is. */
export function EnteringCode({ model, send }: ViewPropsOf<typeof selectOnboardSim>) {
  const { proofWay, codeRefusal, codeFor, isBusy } = model;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro[codeFor]}</p>}>{copy.heading}</PageHeading>
      <ProofCodeForm
        way={proofWay}
        refusal={codeRefusal}
        submitLabel={copy.submit[codeFor]}
        busy={isBusy}
        onCode={(code) => send({ type: 'code.submitted', code })}
        onAgain={() => send({ type: 'code.requested' })}
        back={
          <Button variant="link" onClick={() => send({ type: 'choice.requested' })}>
            {copy.choice}
          </Button>
        }
      />
    </Column>
  );
}
