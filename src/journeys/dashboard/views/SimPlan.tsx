import type { selectDashboard } from '../../../../machines/dashboard/dashboard.selectors.ts';
import type { MySimPlan } from '../../../../machines/dashboard/dashboard.types.ts';
import type { MobileModel, PlanMeter } from '../../../../machines/dashboard/mobile-card.rules.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { cardInWords } from '../../../ui/format/card.ts';
import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
import { Meter } from '../../../ui/Meter/Meter.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { dashboardCopy } from '../dashboard.copy.ts';
import { mobileCopy } from '../mobile.copy.ts';
import classes from './Mobile.module.css';

const { plan: copy } = mobileCopy;
const { retry, loading } = dashboardCopy.Dashboard;

type Running = NonNullable<MySimPlan['current']>;

function leftInWords({ part, measure }: PlanMeter, { endsOn }: Running): string {
  if (measure === null) return copy.unlimited;
  const { left, of } = measure;
  switch (part) {
    case 'DATA':
      return copy.data(left, of);
    case 'DAYS':
      return copy.days(left, endsOn);
    case 'MINUTES':
    case 'TEXTS':
      return copy.counted(left, of);
  }
}

function RunningPlan({ current, meters }: { current: Running; meters: readonly PlanMeter[] }) {
  return (
    <>
      <h3>{copy.running(current.plan.name)}</h3>
      {current.left === null && <Text>{copy.notSaid}</Text>}
      <ul className={classes.meters}>
        {meters.map((meter) => (
          <li key={meter.part}>
            <Meter label={copy.meters[meter.part]} words={leftInWords(meter, current)} measure={meter.measure} />
          </li>
        ))}
      </ul>
    </>
  );
}

function waitingInWords({ plan: { name }, waitsFor, startsOn }: NonNullable<MySimPlan['waiting']>): string {
  if (waitsFor === 'SIM') return copy.waitsForSim(name);
  return startsOn === null ? copy.waitsForEnd(name) : copy.waits(name, startsOn);
}

function repeatInWords({ plan: { name, priceInPence }, payBy, card, on }: NonNullable<MySimPlan['repeat']>): string {
  if (payBy === 'CARD' && card === null) return copy.fromNoCard;
  const from = card === null ? copy.fromCredit : copy.fromCard(cardInWords(card));
  return `${on === null ? copy.repeats(name, priceInPence) : copy.repeatsOn(name, priceInPence, on)}${from}`;
}

/** Why the next plan does not run yet: a bank is blamed for its own no alone. */
function renewingInWords({
  plan: { name },
  payBy,
  triedAgainOn,
  whyUnpaid,
}: NonNullable<MySimPlan['renewing']>): string {
  if (payBy === 'CREDIT') return copy.renewingFromCredit(name);
  if (triedAgainOn === null) return copy.renewing(name);
  return (whyUnpaid === 'NOT_ASKED' ? copy.renewingNotAsked : copy.renewingAgain)(name, triedAgainOn);
}

/** What comes after the plan that runs, or in place of one. */
function WhatComesNext({ mine: { current, waiting, repeat, renewing, unpaid } }: { mine: MySimPlan }) {
  return (
    <>
      {renewing !== null && <Text>{renewingInWords(renewing)}</Text>}
      {unpaid?.isBeingPaid === true && <Text>{copy.beingPaid(unpaid.plan.name)}</Text>}
      {waiting !== null && <Text>{waitingInWords(waiting)}</Text>}
      {repeat !== null && <Text>{repeatInWords(repeat)}</Text>}
      {repeat?.isCreditShort === true && (
        <Alert kind={repeat.isToppedUp ? 'info' : 'warning'} weight="minor">
          {repeat.isToppedUp ? copy.toppedUp : copy.short}
        </Alert>
      )}
      {current !== null && waiting === null && repeat === null && <Text>{copy.once}</Text>}
    </>
  );
}

function Known({ plan: { mine, meters } }: Pick<MobileModel, 'plan'>) {
  const current = mine?.current ?? null;
  return (
    <>
      {current === null ? <h3>{copy.label}</h3> : <RunningPlan current={current} meters={meters} />}
      {mine === null && <Text>{copy.none}</Text>}
      {mine !== null && (
        <>
          {current !== null && !mine.hasActiveSim && <Text>{copy.simOff}</Text>}
          <WhatComesNext mine={mine} />
        </>
      )}
      <TextLink alone to={paths.buySimPlan}>
        {mine === null ? copy.choose : copy.open}
      </TextLink>
    </>
  );
}

type Props = Pick<MobileModel, 'plan'> & Pick<ViewPropsOf<typeof selectDashboard>, 'send'>;

/** The SIM plan, what is left of it, and what comes next (MK-07). Its place is kept while the mobile network is asked. */
export function SimPlan({ plan, send }: Props) {
  const { stands, isLate } = plan;
  return (
    <div className={classes.plan} data-late={isLate || stands === 'loading' || undefined}>
      {(stands === 'shown' || stands === 'none') && <Known plan={plan} />}
      {stands === 'loading' && (
        <>
          <h3>{copy.label}</h3>
          <LazyLoader fits label={loading} />
        </>
      )}
      {stands === 'failed' && (
        <>
          <h3>{copy.label}</h3>
          <Alert kind="error" title={copy.notLoaded}>
            {copy.notLoadedText}
          </Alert>
          <div>
            <Button onClick={() => send({ type: 'retry.requested', card: 'simPlan' })}>
              {retry}
              <VisuallyHidden>, {copy.label}</VisuallyHidden>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
