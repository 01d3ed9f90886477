import type { selectOnboardSim } from '../../../../machines/onboard-sim/onboard-sim.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { onboardSimCopy } from '../onboard-sim.copy.ts';

const copy = onboardSimCopy.SimOn;

/** The number, and what is left to do with the phone. */
export function SimOn({ model: { sim, isOwn }, send }: ViewPropsOf<typeof selectOnboardSim>) {
  const canBeInstalled = sim?.canBeInstalled === true;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      {sim !== null && sim.phoneNumber !== null && <Alert kind="success">{copy.number(sim.phoneNumber)}</Alert>}
      <Text>{canBeInstalled ? copy.eSim : copy.card}</Text>
      <WaysOn>
        {canBeInstalled && (
          <Button variant="primary" onClick={() => send({ type: 'installing.requested' })}>
            {copy.install}
          </Button>
        )}
        <LinkButton to={paths.bringNumber}>{copy.keepNumber}</LinkButton>
        {/* On their own page a link to it would lead nowhere. */}
        {isOwn ? (
          <Button onClick={() => send({ type: 'choice.requested' })}>{copy.sims}</Button>
        ) : (
          <LinkButton to={paths.sims}>{copy.sims}</LinkButton>
        )}
        <LinkButton to={paths.dashboard} variant="link">
          {copy.dashboard}
        </LinkButton>
      </WaysOn>
    </Column>
  );
}
