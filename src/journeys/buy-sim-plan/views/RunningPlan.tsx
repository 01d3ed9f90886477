import { paths } from '../../../../machines/shared/paths.ts';
import type { MySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import type { selectBuySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { mobileData } from '../../../ui/format/mobile-data.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { buySimPlanCopy } from '../buy-sim-plan.copy.ts';
import classes from './BuySimPlan.module.css';
import { Receipt } from './Receipt.tsx';

const copy = buySimPlanCopy.ShowingPlan;

type Running = NonNullable<MySimPlan['current']>;

function Left({ term, left, isUsedUp }: { term: string; left: string | null; isUsedUp: boolean }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{isUsedUp ? copy.usedUp : (left ?? copy.unlimited)}</dd>
    </div>
  );
}

function WhatIsLeft({ left, usedUp }: Pick<Running, 'left' | 'usedUp'>) {
  if (left === null) return <Text>{copy.notSaid}</Text>;
  const { dataInMb, minutes, texts } = left;
  const counted = (count: number | null) => (count === null ? null : String(count));
  return (
    <dl className={classes.left} aria-label={copy.left}>
      <Left
        term={copy.data}
        left={dataInMb === null ? null : mobileData(dataInMb)}
        isUsedUp={usedUp.includes('DATA') || dataInMb === 0}
      />
      <Left term={copy.minutes} left={counted(minutes)} isUsedUp={usedUp.includes('MINUTES') || minutes === 0} />
      <Left term={copy.texts} left={counted(texts)} isUsedUp={usedUp.includes('TEXTS') || texts === 0} />
    </dl>
  );
}

function SwitchOn({ text }: { text: string }) {
  return (
    <>
      <Text>{text}</Text>
      <TextLink alone to={paths.activateSim}>
        {copy.switchOn}
      </TextLink>
    </>
  );
}

/** Who has no SIM gets one first; who has one that is off switches it on. */
function WithoutSim() {
  return (
    <>
      <Text>{copy.noSim}</Text>
      <div className={classes.simWays}>
        <LinkButton to={paths.orderFreeSim}>{copy.freeSim}</LinkButton>
        <TextLink alone to={paths.activateSim}>
          {copy.switchOn}
        </TextLink>
      </div>
    </>
  );
}

type Send = Pick<ViewPropsOf<typeof selectBuySimPlan>, 'send'>;

/** That it can be cancelled still, and what comes back then. */
function Cancelling({ cancellation, send }: Send & { cancellation: NonNullable<Running['cancellation']> }) {
  return (
    <>
      <Text>{copy.cancelUntil(cancellation.until, cancellation.returnInPence)}</Text>
      <div>
        <Button small onClick={() => send({ type: 'cancelling.requested' })}>
          {copy.cancel}
        </Button>
      </div>
    </>
  );
}

/** The plan that runs, how long, and what is left of it; or that none does. */
export function RunningPlan({ mine: { current, hasActiveSim }, send }: Send & { mine: MySimPlan }) {
  if (current === null)
    return (
      <Card tone="turquoise">
        <h2>{copy.none}</h2>
        {hasActiveSim ? <Text>{copy.noneText}</Text> : <WithoutSim />}
      </Card>
    );
  return (
    <Card tone="turquoise">
      <h2>{copy.running(current.plan.name)}</h2>
      <Text>{copy.until(current.daysLeft, current.endsOn)}</Text>
      <WhatIsLeft left={current.left} usedUp={current.usedUp} />
      {!hasActiveSim && <SwitchOn text={copy.simOff} />}
      <Receipt plan={current} />
      {current.cancellation && <Cancelling cancellation={current.cancellation} send={send} />}
    </Card>
  );
}
