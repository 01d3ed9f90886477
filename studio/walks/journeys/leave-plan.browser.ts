import type { AnyMachineSnapshot } from 'xstate';
import { accepted, chooses, facts, input, notAccepted } from '../../../machines/leave-plan/leave-plan.cases.ts';
import { leavePlanMachine } from '../../../machines/leave-plan/leave-plan.machine.ts';
import { chosenDay, isOnOffer } from '../../../machines/leave-plan/leave-plan.rules.ts';
import type { LeavePlanContext, PlanCancellation } from '../../../machines/leave-plan/leave-plan.types.ts';
import {
  asked,
  askedForGood,
  atTheEnd,
  ended,
  later,
  leavingBy,
  notLive,
  open,
  soon,
  withdrawing,
} from '../../../machines/leave-plan/plans.cases.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { longDate } from '../../../src/ui/format/date.ts';
import { type Act, browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { answers, inDialog, isBusy, press, refuses, tells } from '../runner/outcomes.ts';

const takes =
  (lastDay: string): Act =>
  async ({ page, pages }) => {
    await page.getByRole('radio', { name: new RegExp(longDate(lastDay)) }).check();
    await pages.main.button(/^See what it costs$/).click();
  };

const submits =
  (isTicked: boolean): Act =>
  async ({ page, pages }) => {
    await page.getByRole('checkbox', { name: /read what leaving costs/ }).setChecked(isTicked);
    await pages.main.button(/^End my plan$/).click();
  };

/** How a plan can end hangs on the day: what only time brings about is told by a rule of testers. */
const told = (cancellation: PlanCancellation): Outcome<LeavePlanContext> =>
  tells('getPlanCancellation', cancellation, leavingBy(cancellation));

/** A day that is chosen before, or the only one, cannot be taken away again. */
function isDayOffered({ context }: AnyMachineSnapshot, lastDay: string): boolean {
  const known = context as LeavePlanContext;
  if (lastDay !== '') return isOnOffer(known, lastDay);
  return chosenDay(known) === null && known.leaving?.cancellation.options.length !== 1;
}

export const leavePlan = browserJourney<typeof leavePlanMachine>({
  name: 'leave-plan',
  machine: leavePlanMachine,
  starts: {
    'a member with a plan': {
      input,
      ready: ({ gateway }) => gateway.register(),
      open: async ({ page, gateway }) =>
        page.goto(`${paths.plans}/${(await gateway.placeOrder('visits-none')).planId}/leave`),
    },
  },
  perform: {
    'lastDay.submitted': [
      { event: chooses(soon.lastDay), does: takes(soon.lastDay) },
      { event: chooses(atTheEnd.lastDay), does: takes(atTheEnd.lastDay) },
      { event: chooses(''), does: press(/^See what it costs$/) },
    ],
    'leaving.submitted': [
      { event: accepted, does: submits(true) },
      { event: notAccepted, does: submits(false) },
    ],
    'otherDay.requested': press(/^Choose another day$/),
    'costs.requested': press(/^(Look at the costs again|Back to your plan’s end)$/),
    'staying.requested': press(/^Keep my plan$/),
    'staying.confirmed': inDialog(/^Yes, keep my plan$/),
    'staying.declined': inDialog(/^No, let it end$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadLeaving: {
      ends: [
        answers(leavingBy(notLive)),
        told(open),
        told(later),
        told(withdrawing),
        told(asked),
        told(askedForGood),
        told(ended),
        refuses('getPlanCancellation', 404, 'plan.not-found'),
        isBusy('getPlanCancellation'),
      ],
    },
    cancelPlan: {
      ends: [
        tells('cancelPlan', asked),
        refuses('cancelPlan', 409, 'cancellation.changed'),
        refuses('cancelPlan', 409, 'plan.already-leaving'),
        isBusy('cancelPlan'),
      ],
    },
    keepPlan: {
      ends: [tells('keepPlan', open), refuses('keepPlan', 409, 'cancellation.too-late'), isBusy('keepPlan')],
    },
  },
  facts,
  isOffered: (snapshot, event) =>
    event.type !== 'lastDay.submitted' || isDayOffered(snapshot, (event as ReturnType<typeof chooses>).lastDay),
});
