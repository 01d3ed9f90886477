import type { AnyMachineSnapshot } from 'xstate';
import {
  agreed,
  areOthersQuiet,
  chosen,
  chosenNothing,
  chosenTooMany,
  facts,
  input,
  noSuchPlan,
  notAgreed,
} from '../../../machines/manage-plan/manage-plan.cases.ts';
import { managePlanMachine } from '../../../machines/manage-plan/manage-plan.machine.ts';
import type {
  Boosts,
  Card,
  ManagePlanContext,
  PauseMade,
  Pauses,
  ThisPlan,
  TypedPause,
} from '../../../machines/manage-plan/manage-plan.types.ts';
import {
  allUsed,
  fewDays,
  freePauses,
  made,
  planned,
  resting,
  switching,
  unmade,
} from '../../../machines/manage-plan/pauses.cases.ts';
import { boosted, livePlan, noneLeft, planId, someBoosts } from '../../../machines/manage-plan/plans.cases.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { type Act, browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { fault, isBusy, newsAreDue, refuses } from '../runner/outcomes.ts';
import { isDelay } from '../../model/events.ts';

type Ends = Outcome<ManagePlanContext>;

/** A plan goes live with time: what only that brings about is told by a rule of testers. */
const says =
  (operationId: string, body: unknown): Act =>
  (hands) =>
    fault(operationId, { status: 200, body })(hands);

const plan = (found: ThisPlan): Ends => ({
  answer: found,
  by: async (hands) => {
    await says('listMemberPlans', [found.member])(hands);
    await says('getPlanCancellation', found.leaving)(hands);
    await says('getPlanChanges', found.changes)(hands);
  },
});

const { by: isTooBusy, ...busy } = isBusy<ManagePlanContext>('listMemberPlans');

/** All calls about a plan begin at once: no other is to be the first to fail. */
const notReached: Ends = {
  ...busy,
  by: async (hands) => {
    await isTooBusy?.(hands);
    await says('getPlanCancellation', livePlan.leaving)(hands);
    await says('getPlanChanges', livePlan.changes)(hands);
  },
};

const boosts = (operationId: 'getBoosts' | 'startBoost', answer: Boosts): Ends => ({
  answer,
  by: says(operationId, answer),
});

const pauses = (answer: Pauses): Ends => ({ answer, by: says('getPauses', answer) });

/** What was written is answered, and what hangs on it is read anew. */
const writes = (operationId: 'planPause' | 'endPause', answer: PauseMade): Ends => ({
  answer,
  by: async (hands) => {
    await says(operationId, answer.pauses)(hands);
    await says('getBoosts', answer.boosts)(hands);
    await plan(answer.found).by?.(hands);
  },
});

const retry = (card: Card) => ({
  event: { type: 'retry.requested', card } as const,
  // What failed of a pause that was sent has a page of its own.
  does: (({ pages: { managePlan: page } }) =>
    (card === 'pause' ? page.anyRetry : page.retry(card)).click()) satisfies Act,
});

const press =
  (name: RegExp): Act =>
  ({ pages }) =>
    pages.managePlan.button(name).click();

const chooses =
  ({ from, days }: TypedPause): Act =>
  async ({ pages: { managePlan: page } }) => {
    await page.firstDay.fill(from);
    await page.days.fill(days);
    await page.button('Continue').click();
  };

const answersAgreement =
  (isAgreed: boolean): Act =>
  async ({ pages: { managePlan: page } }) => {
    await page.agree.setChecked(isAgreed);
    await page.button('Plan this pause').click();
  };

const cards: Readonly<Record<string, Card>> = {
  'boost.requested': 'boost',
  'pause.requested': 'pause',
  'end.requested': 'pause',
};

/** What is in a dialog, or on a page of its own, has nothing beside it. */
const isOffered = (snapshot: AnyMachineSnapshot, event: { type: string; card?: Card }): boolean => {
  const card = isDelay(event) ? 'boost' : (event.card ?? cards[event.type]);
  return card === undefined || areOthersQuiet(card, snapshot);
};

export const managePlan = browserJourney<typeof managePlanMachine>({
  name: 'manage-plan',
  machine: managePlanMachine,
  starts: {
    'a member with a plan': {
      input,
      ready: async ({ page, gateway }) => {
        await page.clock.install();
        await gateway.register();
      },
      open: ({ page }) => page.goto(`${paths.plans}/${planId}`),
    },
  },
  perform: {
    'boost.requested': ({ pages }) => pages.managePlan.startBoost.click(),
    'pause.requested': press(/^Plan a pause$/),
    'pause.chosen': [chosen, chosenTooMany, chosenNothing].map((event) => ({ event, does: chooses(event) })),
    'days.requested': press(/^(Choose other days|Look at the days)$/),
    'pause.agreed': [agreed, notAgreed].map((event) => ({ event, does: answersAgreement(event.isAgreed) })),
    'pause.closed': press(/^(Cancel|Back to your plan)$/),
    'end.requested': press(/^(Take the pause back|Resume today)$/),
    'end.confirmed': press(/^Yes, /),
    'end.declined': press(/^(Keep the pause|Back to your plan)$/),
    'retry.requested': [retry('plan'), retry('boost'), retry('pause')],
  },
  calls: {
    loadPlan: {
      ends: [plan(livePlan), { failure: noSuchPlan, by: says('listMemberPlans', []) }, notReached],
    },
    loadBoosts: { ends: [boosts('getBoosts', someBoosts), boosts('getBoosts', noneLeft), isBusy('getBoosts')] },
    startBoost: {
      ends: [boosts('startBoost', boosted), refuses('startBoost', 409, 'boost.blocked'), isBusy('startBoost')],
    },
    lookForNews: { ends: [boosts('getBoosts', noneLeft), boosts('getBoosts', boosted), isBusy('getBoosts')] },
    loadPauses: {
      ends: [
        ...[freePauses, fewDays, planned, resting, allUsed, switching].map((found) => pauses(found)),
        isBusy('getPauses'),
      ],
    },
    planPause: {
      ends: [
        writes('planPause', made),
        refuses('planPause', 409, 'pause.too-long'),
        refuses('planPause', 409, 'pause.last-day'),
        refuses('planPause', 400, 'invalid.request'),
        refuses('planPause', 409, 'pause.blocked'),
        isBusy('planPause'),
      ],
    },
    endPause: { ends: [writes('endPause', unmade), isBusy('endPause')] },
  },
  delays: { newsDue: newsAreDue },
  isOffered,
  facts,
});
