import type { selectOnboardSim } from '../../../../machines/onboard-sim/onboard-sim.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { onboardSimCopy } from '../onboard-sim.copy.ts';

const copy = onboardSimCopy.WaitingForNetwork;

/** The minutes that the network takes; an eSIM can be installed in them. */
export function WaitingForNetwork({ model: { sim, isBusy }, send }: ViewPropsOf<typeof selectOnboardSim>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{sim?.type === 'esim' ? copy.bodyOfESim : copy.body}</p>}>{copy.heading}</PageHeading>
      <Spinner />
      {!isBusy && (
        <WaysOn>
          {sim?.canBeInstalled === true && (
            <Button variant="primary" onClick={() => send({ type: 'installing.requested' })}>
              {copy.install}
            </Button>
          )}
          <LinkButton to="/dashboard">{copy.dashboard}</LinkButton>
        </WaysOn>
      )}
    </Column>
  );
}
