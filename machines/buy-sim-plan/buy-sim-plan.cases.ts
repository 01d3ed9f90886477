import { visa } from '../choose-payment-method/choose-payment-method.cases.ts';
import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { buySimPlanMachine } from './buy-sim-plan.machine.ts';
import type { BuySimPlanContext, BuySimPlanInput, Known, MySimPlan, SimPlan } from './buy-sim-plan.types.ts';

export const input: BuySimPlanInput = { memberId: '100001', planId: null };

const plan = (place: number, more: Pick<SimPlan, 'name' | 'priceInPence' | 'dataInGb' | 'suits'>): SimPlan => ({
  id: `7a1d0c52-51a7-4b90-8c1e-00000000000${place}`,
  days: 30,
  minutes: null,
  texts: null,
  roamingDataInGb: 12,
  isPopular: place === 3,
  ...more,
});

/** The plans as the gateway sells them. */
export const middle = plan(2, { name: '12 GB', priceInPence: 800, dataInGb: 12, suits: 'Music and maps on the way' });
export const popular = plan(3, { name: '30 GB', priceInPence: 1_000, dataInGb: 30, suits: 'Out and about all day' });
export const plans: readonly SimPlan[] = [
  {
    ...plan(1, { name: '4 GB', priceInPence: 600, dataInGb: 4, suits: 'Wi-Fi nearly everywhere' }),
    minutes: 500,
    texts: 500,
    roamingDataInGb: 4,
  },
  middle,
  popular,
  plan(4, { name: '100 GB', priceInPence: 1_500, dataInGb: 100, suits: 'Films on the train' }),
  plan(5, { name: 'Unlimited', priceInPence: 2_000, dataInGb: null, suits: 'Never looking at a number' }),
];

export const asLinked: BuySimPlanInput = { ...input, planId: popular.id };

export const starts = { 'a member': input, 'a member from a link': asLinked } satisfies Record<string, BuySimPlanInput>;

export const purchaseId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b14';
export const requestId = '0197f3a2-6c1e-7cc0-9b57-0d5f2c1b8a53';

const known = (mine: MySimPlan): Known => ({ mine, plans, requestId });

const nothing: MySimPlan = {
  current: null,
  waiting: null,
  repeat: null,
  renewing: null,
  unpaid: null,
  hasActiveSim: false,
  creditInPence: 0,
  cards: [],
};

const sold = { priceInPence: 1_000, paidBy: 'CREDIT', boughtAt: '2026-11-14T10:00:00.000Z' } as const;
export const current: NonNullable<MySimPlan['current']> = {
  ...sold,
  purchaseId: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b11',
  plan: popular,
  startedAt: '2026-11-14T10:00:00.000Z',
  endsOn: '2026-12-14',
  daysLeft: 19,
  left: { dataInMb: 12_400, minutes: null, texts: null, asOf: '2026-11-26T09:00:00.000Z' },
  usedUp: [],
  cancellation: null,
};
export const next: NonNullable<MySimPlan['waiting']> = {
  ...sold,
  purchaseId: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b12',
  plan: middle,
  priceInPence: 800,
  waitsFor: 'CURRENT',
  startsOn: '2026-12-15',
};
const repeat: NonNullable<MySimPlan['repeat']> = {
  plan: popular,
  payBy: 'CARD',
  card: visa,
  on: '2026-12-15',
  isCreditShort: false,
  isToppedUp: false,
};

/** Nothing yet; credit and a SIM that is on; a plan that runs; one that is repeated; one that waits; a bank that has yet to answer. */
export const nothingYet = known(nothing);
export const ready = known({ ...nothing, hasActiveSim: true, creditInPence: 1_200 });
export const running = known({ ...ready.mine, current, cards: [visa] });
export const repeated = known({ ...running.mine, repeat });
/** It can be cancelled still. */
export const cancellable = known({
  ...repeated.mine,
  current: {
    ...current,
    daysLeft: 26,
    cancellation: {
      until: '2026-11-28',
      days: 30,
      daysUsed: 5,
      partsUsed: [{ part: 'DATA', percent: 23 }],
      isUseKnown: true,
      owedInPence: 230,
      returnInPence: 770,
    },
  },
});
/** What it is a minute later: something was used, or it is over. */
export const used = known({
  ...running.mine,
  current: { ...current, left: { dataInMb: 11_900, minutes: null, texts: null, asOf: '2026-11-26T09:01:00.000Z' } },
});
export const waiting = known({ ...running.mine, waiting: next });
export const beingPaid = known({
  ...ready.mine,
  unpaid: { purchaseId, plan: popular, priceInPence: 1_000, start: 'NOW', isRepeated: false, isBeingPaid: true },
});
/** What was bought just now runs, or waits. */
export const boughtNow = known({ ...ready.mine, creditInPence: 200, current: { ...current, purchaseId } });
export const boughtLater = known({ ...running.mine, waiting: { ...next, purchaseId, plan: popular } });

export const bought = { purchaseId, state: 'RUNNING', amountInPence: 1_000 } as const;
export const toBePaid = { ...bought, state: 'UNPAID' } as const;
export const begun = { paymentSessionId: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0c14' };

export const priceChanged = refused(409, 'price.changed');
export const planChanged = refused(409, 'sim-plan.changed');
export const planGone = refused(404, 'sim-plan.not-found');
export const waitingAlready = refused(409, 'sim-plan.waiting-already');
export const bankAsked = refused(409, 'sim-plan.being-paid');
export const creditShort = refused(409, 'airtime.not-enough');
export const cardExpired = refused(409, 'card.expired');
export const cardGone = refused(404, 'card.not-found');
export const noneToRepeat = refused(409, 'sim-plan.none');
export const notCancellable = refused(409, 'sim-plan.not-cancellable');
export const returnChanged = refused(409, 'sim-plan.return-changed');
export const hasBegun = refused(409, 'sim-plan.begun');
export const nothingDue = refused(409, 'payment.nothing-due');
export const tooOften = refused(429, 'payment.too-many');

export const opens = { type: 'page.opened', planId: null } as const;
export const chooses = { type: 'plan.chosen', planId: popular.id } as const;
export const says = (start: string, payBy: string, often: string) =>
  ({ type: 'choice.submitted', start, payBy, often }) as const;
export const repeats = (planId: string, payBy: string) => ({ type: 'repeating.submitted', planId, payBy }) as const;

export const cases: readonly ModelCase<typeof buySimPlanMachine>[] = [
  ...[nothingYet, ready, running, repeated, cancellable, waiting, beingPaid, boughtNow, boughtLater].map((each) =>
    answered('loadPlan', each),
  ),
  failed('loadPlan', offline),
  opens,
  chooses,
  says('NOW', 'CREDIT', 'ONCE'),
  says('WHEN_CURRENT_ENDS', 'CARD', 'REPEATED'),
  says('', '', ''),
  repeats(middle.id, 'CREDIT'),
  repeats(popular.id, visa.id),
  repeats('', ''),
  answered('buyPlan', bought),
  answered('buyPlan', toBePaid),
  ...[priceChanged, planChanged, planGone, waitingAlready, bankAsked, creditShort, cardExpired, offline].map(
    (failure) => failed('buyPlan', failure),
  ),
  answered('beginPayment', begun),
  ...[bankAsked, nothingDue, tooOften, offline].map((failure) => failed('beginPayment', failure)),
  answered('leadOn'),
  failed('leadOn', offline),
  answered('saveRepeating', repeated.mine),
  ...[priceChanged, cardExpired, cardGone, noneToRepeat, offline].map((failure) => failed('saveRepeating', failure)),
  answered('stopRepeating', running.mine),
  failed('stopRepeating', offline),
  answered('takeBack', running.mine),
  failed('takeBack', hasBegun),
  failed('takeBack', offline),
  answered('cancelPlan', ready.mine),
  ...[notCancellable, returnChanged, offline].map((failure) => failed('cancelPlan', failure)),
  answered('lookForNews', used.mine),
  answered('lookForNews', ready.mine),
  failed('lookForNews', offline),
];

/** How it stands, what is chosen, and what was refused. */
export const facts = (context: BuySimPlanContext) => {
  const {
    current: runs,
    waiting: waits,
    repeat: again,
    unpaid,
    hasActiveSim,
    creditInPence,
  } = context.known?.mine ?? {};
  return {
    plans: [
      runs?.purchaseId,
      runs?.left?.dataInMb,
      runs?.cancellation?.returnInPence,
      waits?.purchaseId,
      again?.plan.id,
      unpaid?.isBeingPaid,
      hasActiveSim,
      creditInPence,
    ],
    choice: context.choice,
    refused: Object.keys(context.errors),
    news: context.news,
    purchaseId: context.purchaseId,
    isPaying: context.paymentSessionId !== null,
    isFailed: context.failure !== null,
  };
};
