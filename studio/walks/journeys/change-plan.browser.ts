import type { AnyMachineSnapshot } from 'xstate';
import {
  accepted,
  chooses,
  facts,
  input,
  notAccepted,
  offerOf,
} from '../../../machines/change-plan/change-plan.cases.ts';
import { changePlanMachine } from '../../../machines/change-plan/change-plan.machine.ts';
import type { ChangePlanContext, PlanChanges } from '../../../machines/change-plan/change-plan.types.ts';
import {
  asked,
  askedForGood,
  changingBy,
  ended,
  ending,
  faster,
  nothingElse,
  notLive,
  offered,
  offeredSlower,
  onlySlower,
  open,
  slower,
  switching,
} from '../../../machines/change-plan/changes.cases.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { type Act, browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { answers, fault, inDialog, isBusy, press, refuses, tells } from '../runner/outcomes.ts';

const submits =
  (isTicked: boolean): Act =>
  async ({ page, pages }) => {
    await page.getByRole('checkbox', { name: /read and accept/ }).setChecked(isTicked);
    await pages.main.button(/^Change my plan$/).click();
  };

/** What a plan can become hangs on the day: what only time brings about is told by a rule of testers. */
const told = (changes: PlanChanges): Outcome<ChangePlanContext> =>
  tells('getPlanChanges', changes, changingBy(changes));

const drawn = (offer: typeof offered): Outcome<ChangePlanContext> => ({
  answer: offer,
  when: (context) => offerOf(context) === offer,
  by: fault('offerPlanChange', { status: 201, body: offer }),
});

/** Back is pressed where the plans were before, Forward where what was read comes after. */
function isPageBeside(snapshot: AnyMachineSnapshot, to: string): boolean {
  return to === '#choose_plan' ? snapshot.matches('confirm_plan') : snapshot.matches('choose_plan');
}

export const changePlan = browserJourney<typeof changePlanMachine>({
  name: 'change-plan',
  machine: changePlanMachine,
  starts: {
    'a member with a plan': {
      input,
      ready: ({ gateway }) => gateway.register(),
      open: async ({ page, gateway }) =>
        page.goto(`${paths.plans}/${(await gateway.placeOrder('visits-none')).planId}/change`),
    },
  },
  perform: {
    'plan.chosen': [
      { event: chooses(slower), does: press(/^Choose 150 Mbps$/) },
      { event: chooses(faster), does: press(/^Choose 1 Gbps$/) },
    ],
    'plans.requested': press(/^Choose another plan$/),
    'change.submitted': [
      { event: accepted, does: submits(true) },
      { event: notAccepted, does: submits(false) },
    ],
    'offer.requested': press(/^Look at the change again$/),
    'undo.requested': press(/^Undo this change$/),
    'undo.confirmed': inDialog(/^Yes, undo it$/),
    'undo.declined': inDialog(/^No, go on with it$/),
    'change.requested': press(/^Back to the change$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  pages: {
    choose_plan: ({ page }) => page.goBack(),
    confirm_plan: ({ page }) => page.goForward(),
  },
  calls: {
    loadChanges: {
      ends: [
        answers(changingBy(notLive)),
        told(open),
        told(onlySlower),
        told(asked),
        told(askedForGood),
        told(ending),
        told(ended),
        told(switching),
        told(nothingElse),
        refuses('getPlanChanges', 404, 'plan.not-found'),
        isBusy('getPlanChanges'),
      ],
    },
    offerChange: {
      ends: [
        drawn(offered),
        drawn(offeredSlower),
        refuses('offerPlanChange', 409, 'plan-change.asked'),
        refuses('offerPlanChange', 409, 'plan-change.unavailable'),
        isBusy('offerPlanChange'),
      ],
    },
    acceptChange: {
      ends: [
        tells('changePlan', asked),
        refuses('changePlan', 409, 'plan-change.outdated'),
        refuses('changePlan', 409, 'plan-change.asked'),
        refuses('changePlan', 409, 'plan-change.unavailable'),
        isBusy('changePlan'),
      ],
    },
    undoChange: {
      ends: [
        tells('undoPlanChange', open),
        refuses('undoPlanChange', 409, 'plan-change.too-late'),
        isBusy('undoPlanChange'),
      ],
    },
  },
  facts,
  isOffered: (snapshot, event) =>
    event.type !== 'xstate.route' || isPageBeside(snapshot, 'to' in event ? String(event.to) : ''),
});
