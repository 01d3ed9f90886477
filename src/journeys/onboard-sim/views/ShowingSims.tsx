import type { selectOnboardSim } from '../../../../machines/onboard-sim/onboard-sim.selectors.ts';
import type { Sim } from '../../../../machines/onboard-sim/onboard-sim.types.ts';
import { canBeRenewed, isWaiting, sorted } from '../../../../machines/onboard-sim/own-sims.rules.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { onboardSimCopy } from '../onboard-sim.copy.ts';
import { simInWords, standingInWords } from './sim-words.ts';

const copy = onboardSimCopy.ShowingSims;

type Props = ViewPropsOf<typeof selectOnboardSim>;

/** One SIM, and what can be done with it. */
function OwnSim({ sim, send }: { sim: Sim; send: Props['send'] }) {
  const { id: simId, phoneNumber, state } = sim;
  const heading = `sim-${simId}`;
  const words = simInWords(sim);
  return (
    <Card as="li" aria-labelledby={heading}>
      <h2 id={heading}>{phoneNumber ?? words}</h2>
      {phoneNumber !== null && <Text tone="soft">{words}</Text>}
      <Text>{standingInWords(sim)}</Text>
      <WaysOn>
        {isWaiting(sim) && (
          <Button variant="primary" onClick={() => send({ type: 'activation.requested', simId })}>
            {copy.activate}
          </Button>
        )}
        {sim.canBeInstalled && !isWaiting(sim) && (
          <Button onClick={() => send({ type: 'profile.requested', simId })}>{copy.install}</Button>
        )}
        {canBeRenewed(sim) && <Button onClick={() => send({ type: 'renewal.requested', simId })}>{copy.renew}</Button>}
        {(state === 'ACTIVE' || state === 'BLOCKED') && <LinkButton to={paths.activateSim}>{copy.replace}</LinkButton>}
        {state === 'ACTIVE' && <Button onClick={() => send({ type: 'block.requested', simId })}>{copy.block}</Button>}
      </WaysOn>
    </Card>
  );
}

/** The SIMs that a member has. */
export function ShowingSims({ model: { sims }, send }: Props) {
  const { current, retired } = sorted(sims);
  const hasNone = current.length === 0;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={hasNone ? <p>{copy.none}</p> : undefined}>{copy.heading}</PageHeading>
      {current.some(({ state }) => state === 'BLOCKED') && <Alert kind="success">{copy.blocked}</Alert>}
      {!hasNone && (
        <ul>
          {current.map((sim) => (
            <OwnSim key={sim.id} sim={sim} send={send} />
          ))}
        </ul>
      )}
      <WaysOn>
        <LinkButton to={paths.activateSim} variant={hasNone ? 'primary' : 'link'}>
          {hasNone ? copy.first : copy.another}
        </LinkButton>
        <LinkButton to={paths.orderFreeSim} variant="link">
          {copy.order}
        </LinkButton>
      </WaysOn>
      {retired.length > 0 && (
        <section aria-labelledby="retired-sims">
          <h2 id="retired-sims">{copy.retired}</h2>
          <ul>
            {retired.map((sim) => (
              <li key={sim.id}>{simInWords(sim)}</li>
            ))}
          </ul>
        </section>
      )}
    </Column>
  );
}
