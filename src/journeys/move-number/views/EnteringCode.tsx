import type { selectMoveNumber } from '../../../../machines/move-number/move-number.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { ProofCodeForm } from '../../../ui/form/ProofCodeForm.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { moveNumberCopy } from '../move-number.copy.ts';

const copy = moveNumberCopy.EnteringCode;

/** Before a number comes or goes: the code that shows whose it is. */
export function EnteringCode({ model, send }: ViewPropsOf<typeof selectMoveNumber>) {
  const { proofWay, codeRefusal, wantedKind, isBusy } = model;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <ProofCodeForm
        way={proofWay}
        refusal={codeRefusal}
        submitLabel={copy.submit[wantedKind ?? 'move']}
        busy={isBusy}
        onCode={(code) => send({ type: 'code.submitted', code })}
        onAgain={() => send({ type: 'code.requested' })}
        back={
          <Button variant="link" onClick={() => send({ type: 'back.requested' })}>
            {copy.back}
          </Button>
        }
      />
    </Column>
  );
}
