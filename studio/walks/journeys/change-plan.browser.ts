import type { AnyMachineSnapshot } from 'xstate';
import {
  accepted,
  chooses,
  facts,
  input,
  notAccepted,
  offerOf,
  wantsMesh,
} from '../../../machines/change-plan/change-plan.cases.ts';
import { changePlanMachine } from '../../../machines/change-plan/change-plan.machine.ts';
import { wantsMeshWifi } from '../../../machines/change-plan/change-plan.rules.ts';
import type {
  ChangePlanContext,
  PlanChangeOffer,
  PlanChanges,
} from '../../../machines/change-plan/change-plan.types.ts';
import {
  asked,
  askedForGood,
  changingBy,
  ended,
  ending,
  faster,
  notChangeable,
  notLive,
  offers,
  onlyKit,
  onlySlower,
  open,
  present,
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

const ticksMesh =
  (isWanted: boolean): Act =>
  ({ page }) =>
    page.getByRole('checkbox', { name: 'Add mesh Wi-Fi' }).setChecked(isWanted);

/** What a plan can become hangs on the day: what only time brings about is told by a rule of testers. */
const told = (changes: PlanChanges): Outcome<ChangePlanContext> =>
  tells('getPlanChanges', changes, changingBy(changes));

const drawn = (offer: PlanChangeOffer): Outcome<ChangePlanContext> => ({
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
    'meshWifi.toggled': [
      { event: wantsMesh(true), does: ticksMesh(true) },
      { event: wantsMesh(false), does: ticksMesh(false) },
    ],
    'plan.chosen': [
      { event: chooses(slower), does: press(/^Choose 150 Mbps$/) },
      { event: chooses(faster), does: press(/^Choose 1 Gbps$/) },
      { event: chooses(present), does: press(/^Keep 500 Mbps, add mesh Wi-Fi$/) },
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
        told(onlyKit),
        told(asked),
        told(askedForGood),
        told(ending),
        told(ended),
        told(switching),
        told(notChangeable),
        refuses('getPlanChanges', 404, 'plan.not-found'),
        isBusy('getPlanChanges'),
      ],
    },
    offerChange: {
      ends: [
        ...offers.map(drawn),
        refuses('offerPlanChange', 409, 'plan-change.asked'),
        refuses('offerPlanChange', 409, 'plan-change.unavailable'),
        refuses('offerPlanChange', 409, 'plan-change.unchanged'),
        isBusy('offerPlanChange'),
      ],
    },
    acceptChange: {
      ends: [
        tells('changePlan', asked),
        refuses('changePlan', 409, 'plan-change.outdated'),
        refuses('changePlan', 409, 'plan-change.asked'),
        refuses('changePlan', 409, 'plan-change.unavailable'),
        refuses('changePlan', 409, 'plan-change.unchanged'),
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
  isOffered(snapshot, event) {
    // A box that is ticked already is not ticked again.
    if (event.type === 'meshWifi.toggled')
      return !('meshWifi' in event) || event.meshWifi !== wantsMeshWifi(snapshot.context);
    return event.type !== 'xstate.route' || isPageBeside(snapshot, 'to' in event ? String(event.to) : '');
  },
});
