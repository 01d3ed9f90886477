import type { selectBuySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import type { MySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { cardInWords } from '../../../ui/format/card.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { buySimPlanCopy } from '../buy-sim-plan.copy.ts';
import classes from './BuySimPlan.module.css';
import { Receipt } from './Receipt.tsx';

const copy = buySimPlanCopy.ShowingPlan;

type Props = Pick<ViewPropsOf<typeof selectBuySimPlan>, 'send'>;

function startOf({ waitsFor, startsOn }: NonNullable<MySimPlan['waiting']>): string {
  if (waitsFor === 'SIM') return copy.startsWithSim;
  return startsOn === null ? copy.startsAfter : copy.startsOn(startsOn);
}

function Waiting({ waiting, send }: Props & { waiting: NonNullable<MySimPlan['waiting']> }) {
  return (
    <div className={classes.coming}>
      <Text type="loud-bold">{copy.waits(waiting.plan.name, waiting.priceInPence)}</Text>
      <Text>{startOf(waiting)}</Text>
      <Receipt plan={waiting} />
      <div>
        <Button small onClick={() => send({ type: 'takingBack.requested' })}>
          {copy.takeBack}
        </Button>
      </div>
    </div>
  );
}

function paidFrom({ payBy, card }: NonNullable<MySimPlan['repeat']>): string {
  if (payBy === 'CREDIT') return copy.fromCredit;
  return card === null ? copy.fromNoCard : copy.fromCard(cardInWords(card));
}

function Repeat({ repeat, send }: Props & { repeat: NonNullable<MySimPlan['repeat']> }) {
  const { plan, on, isCreditShort, isToppedUp } = repeat;
  return (
    <div className={classes.coming}>
      <Text type="loud-bold">{copy.repeats(plan.name, plan.priceInPence)}</Text>
      <Text>{paidFrom(repeat)}</Text>
      {on !== null && <Text>{copy.nextOn(on)}</Text>}
      {isCreditShort && (
        <Alert kind={isToppedUp ? 'info' : 'warning'} weight="minor">
          {isToppedUp ? copy.toppedUp : copy.short}
        </Alert>
      )}
      <WaysOn>
        <Button small onClick={() => send({ type: 'repeating.requested' })}>
          {copy.changeRepeat}
        </Button>
        <Button small onClick={() => send({ type: 'stopping.requested' })}>
          {copy.stopRepeat}
        </Button>
      </WaysOn>
    </div>
  );
}

/** The plan that waits, and what is bought each time; nothing where neither is. */
export function WhatComesNext({ mine, canRepeat, send }: Props & { mine: MySimPlan; canRepeat: boolean }) {
  const { current, waiting, repeat } = mine;
  if (!canRepeat && repeat === null) return null;
  return (
    <section className={classes.section} aria-labelledby="comes-next">
      <h2 id="comes-next">{current === null ? copy.nextAlone : copy.next}</h2>
      {waiting && <Waiting waiting={waiting} send={send} />}
      {repeat ? (
        <Repeat repeat={repeat} send={send} />
      ) : (
        <div className={classes.coming}>
          <Text>{copy.nothing}</Text>
          <div>
            <Button small onClick={() => send({ type: 'repeating.requested' })}>
              {copy.startRepeat}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
