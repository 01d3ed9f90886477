import type { AnyMachineSnapshot } from 'xstate';
import {
  asLinked,
  begun,
  beingPaid,
  bought,
  boughtLater,
  boughtNow,
  cancellable,
  chooses,
  facts,
  input,
  middle,
  nothingYet,
  opens,
  popular,
  ready,
  repeated,
  repeats,
  running,
  says,
  toBePaid,
  used,
  waiting,
} from '../../../machines/buy-sim-plan/buy-sim-plan.cases.ts';
import { buySimPlanMachine } from '../../../machines/buy-sim-plan/buy-sim-plan.machine.ts';
import { startsOf } from '../../../machines/buy-sim-plan/buy-sim-plan.rules.ts';
import type {
  BuySimPlanContext,
  Known,
  TypedChoice,
  TypedRepeat,
} from '../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import { visa } from '../../../machines/choose-payment-method/choose-payment-method.cases.ts';
import { simPlanOpen } from '../../../machines/pay/sessions.cases.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { cardInWords } from '../../../src/ui/format/card.ts';
import { type Act, browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { answers, fault, inDialog, isBusy, newsAreDue, press, refuses, tells } from '../runner/outcomes.ts';

/** What is left of a plan, and what comes after it, takes a SIM and days: it is told by a rule of testers. */
const stands = (known: Known): Outcome<BuySimPlanContext> => tells('getMySimPlan', known.mine, known);

/** Chooses the radio if the page has it. */
const checks =
  (name: RegExp): Act =>
  async ({ page }) => {
    const radio = page.getByRole('radio', { name });
    if ((await radio.count()) > 0) await radio.check();
  };

const saysChoice =
  (...choices: RegExp[]): Act =>
  async (hands) => {
    for (const choice of choices) await checks(choice)(hands);
    await hands.pages.main.button(/^Go on$/).click();
  };

const repeatsPlan =
  (plan: RegExp, payBy: RegExp): Act =>
  async ({ page, pages }) => {
    await page.getByRole('radio', { name: plan }).check();
    await page.getByRole('radio', { name: payBy }).check();
    await pages.main.button(/^Save$/).click();
  };

/** What the page has fields for, as the plan stands; a radio that was chosen can't be un-chosen. */
function isOffered(
  snapshot: AnyMachineSnapshot,
  event: { type: string } & Partial<TypedChoice & TypedRepeat>,
): boolean {
  const { known, choice } = snapshot.context as BuySimPlanContext;
  if (!known) return true;
  switch (event.type) {
    case 'choice.submitted':
      return event.payBy === ''
        ? choice.payBy === null && choice.isRepeated === null
        : startsOf(known.mine).length > 1 || startsOf(known.mine)[0] === event.start;
    case 'look.requested':
      return known.mine.unpaid?.isBeingPaid === true || known.mine.renewing !== null;
    case 'repeating.submitted':
      return event.payBy === 'CREDIT' || known.mine.cards.some(({ id }) => id === event.payBy);
    default:
      return true;
  }
}

/** A new member, at whose page a minute passes when the walk says so. */
const asMember: Act = async ({ page, gateway }) => {
  await page.clock.install();
  await gateway.register();
};

export const buySimPlan = browserJourney<typeof buySimPlanMachine>({
  name: 'buy-sim-plan',
  machine: buySimPlanMachine,
  starts: {
    'a member': {
      input,
      ready: asMember,
      open: ({ page }) => page.goto(paths.buySimPlan),
    },
    'a member from a link': {
      input: asLinked,
      ready: asMember,
      open: ({ page }) => page.goto(`${paths.buySimPlan}?plan=${popular.id}`),
    },
  },
  perform: {
    'page.opened': [{ event: opens, does: ({ page }) => page.reload() }],
    'plan.chosen': [{ event: chooses, does: press(/^Choose 30 GB$/) }],
    'choice.submitted': [
      { event: says('NOW', 'CREDIT', 'ONCE'), does: saysChoice(/^Now/, /^From my credit/, /^Once/) },
      {
        event: says('WHEN_CURRENT_ENDS', 'CARD', 'REPEATED'),
        does: saysChoice(/^When my plan ends/, /^By card/, /^Each time it ends/),
      },
      { event: says('', '', ''), does: saysChoice() },
    ],
    'choice.requested': press(/^Back to your choice$|^Change starts$/),
    'plans.requested': press(/^Back to the plans$|^See your plan$|^Change nothing$/),
    'purchase.confirmed': press(/^(Buy for|Pay) £10$/),
    'look.requested': press(/^Look again$/),
    'repeating.requested': press(/^Change what’s bought$|^Buy one each time it ends$/),
    'repeating.submitted': [
      { event: repeats(middle.id, 'CREDIT'), does: repeatsPlan(/^12 GB/, /^From my credit/) },
      { event: repeats(popular.id, visa.id), does: repeatsPlan(/^30 GB/, new RegExp(`^${cardInWords(visa)}`)) },
    ],
    'stopping.requested': press(/^Stop repeating$/),
    'stopping.confirmed': inDialog(/^Stop repeating$/),
    'stopping.declined': inDialog(/^Keep repeating$/),
    'takingBack.requested': press(/^Take it back$/),
    'takingBack.confirmed': inDialog(/^Take it back$/),
    'takingBack.declined': inDialog(/^Keep it$/),
    'cancelling.requested': press(/^Cancel this plan$/),
    'cancelling.confirmed': inDialog(/^Cancel and get £7\.70 back$/),
    'cancelling.declined': inDialog(/^Keep it$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadPlan: {
      ends: [
        answers(nothingYet),
        ...[ready, running, repeated, cancellable, waiting, beingPaid, boughtNow, boughtLater].map(stands),
        isBusy('getMySimPlan'),
      ],
    },
    buyPlan: {
      ends: [
        {
          answer: bought,
          by: fault('buySimPlan', { status: 201, body: bought }),
          when: ({ choice }) => choice.payBy === 'CREDIT',
        },
        {
          answer: toBePaid,
          by: fault('buySimPlan', { status: 201, body: toBePaid }),
          when: ({ choice }) => choice.payBy === 'CARD',
        },
        refuses('buySimPlan', 409, 'price.changed'),
        refuses('buySimPlan', 409, 'sim-plan.changed'),
        refuses('buySimPlan', 404, 'sim-plan.not-found'),
        refuses('buySimPlan', 409, 'sim-plan.waiting-already'),
        refuses('buySimPlan', 409, 'sim-plan.being-paid'),
        refuses('buySimPlan', 409, 'airtime.not-enough'),
        refuses('buySimPlan', 409, 'card.expired'),
        isBusy('buySimPlan'),
      ],
    },
    beginPayment: {
      ends: [
        { answer: begun, by: fault('beginPaymentSession', { status: 201, body: { ...simPlanOpen, ...begun } }) },
        refuses('beginPaymentSession', 409, 'sim-plan.being-paid'),
        refuses('beginPaymentSession', 409, 'payment.nothing-due'),
        refuses('beginPaymentSession', 429, 'payment.too-many'),
        isBusy('beginPaymentSession'),
      ],
    },
    leadOn: { ends: [{ answer: undefined, leaves: true }] },
    saveRepeating: {
      ends: [
        tells('repeatSimPlan', repeated.mine),
        refuses('repeatSimPlan', 409, 'price.changed'),
        refuses('repeatSimPlan', 409, 'card.expired'),
        refuses('repeatSimPlan', 404, 'card.not-found'),
        refuses('repeatSimPlan', 409, 'sim-plan.none'),
        isBusy('repeatSimPlan'),
      ],
    },
    stopRepeating: { ends: [tells('stopRepeatingSimPlan', running.mine), isBusy('stopRepeatingSimPlan')] },
    cancelPlan: {
      ends: [
        tells('cancelSimPlan', ready.mine),
        refuses('cancelSimPlan', 409, 'sim-plan.not-cancellable'),
        refuses('cancelSimPlan', 409, 'sim-plan.return-changed'),
        isBusy('cancelSimPlan'),
      ],
    },
    lookForNews: {
      ends: [tells('getMySimPlan', used.mine), tells('getMySimPlan', ready.mine), isBusy('getMySimPlan')],
    },
    takeBack: {
      ends: [
        tells('takeBackSimPlan', running.mine),
        refuses('takeBackSimPlan', 409, 'sim-plan.begun'),
        isBusy('takeBackSimPlan'),
      ],
    },
  },
  delays: { newsDue: newsAreDue },
  facts,
  isOffered,
});
