import type { AnyMachineSnapshot } from 'xstate';
import { airtimeDebtOpen } from '../../../machines/pay/sessions.cases.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { visa } from '../../../machines/choose-payment-method/choose-payment-method.cases.ts';
import {
  begun,
  byItself,
  capped,
  caps,
  chooses,
  facts,
  goodNumber,
  input,
  nearlyUsedUp,
  none,
  owing,
  redeemed,
  some,
  tops,
  types,
  wrongNumber,
} from '../../../machines/top-up/top-up.cases.ts';
import { topUpMachine } from '../../../machines/top-up/top-up.machine.ts';
import type { Known, TopUpContext } from '../../../machines/top-up/top-up.types.ts';
import { cardInWords } from '../../../src/ui/format/card.ts';
import { type Act, browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { answers, fault, isBusy, press, refuses, tells } from '../runner/outcomes.ts';

/** Credit is spent by what has journeys of its own: it is told by a rule of testers. */
const has = (known: Known): Outcome<TopUpContext> => ({
  answer: known,
  by: async (hands) => {
    const { credit, entries, hasOlder, cards, abroad } = known;
    await fault('getAirtime', { status: 200, body: credit })(hands);
    await fault('listAirtimeEntries', { status: 200, body: { entries, hasOlder } })(hands);
    await fault('listKeptCards', { status: 200, body: cards })(hands);
    await fault('getSpendAbroad', { status: 200, body: abroad })(hands);
  },
});

const pays =
  (choice: RegExp, other?: string): Act =>
  async ({ page, pages }) => {
    await page.getByRole('radio', { name: choice }).check();
    if (other !== undefined) await page.getByLabel('Amount in pounds').fill(other);
    await pages.main.button(/^Go on to pay$/).click();
  };

const redeems =
  (number: string): Act =>
  async ({ page, pages }) => {
    await page.getByLabel('Voucher number').fill(number);
    await pages.main.button(/^Use this voucher$/).click();
  };

const chargesTo =
  (name: string): Act =>
  async ({ page, pages }) => {
    await page.getByRole('radio', { name: new RegExp(name) }).check();
    await pages.main.button(/^Turn on$/).click();
  };

const capsAt =
  (choice: RegExp, pounds?: string): Act =>
  async ({ page, pages }) => {
    await page.getByRole('radio', { name: choice }).check();
    if (pounds !== undefined) await page.getByLabel('Cap in pounds').fill(pounds);
    await pages.main.button(/^Save your cap$/).click();
  };

const knownIn = ({ context }: AnyMachineSnapshot) => (context as TopUpContext).known;

/** What the page has fields for, as the credit stands. */
function isOffered(snapshot: AnyMachineSnapshot, event: { type: string; amount?: string }): boolean {
  const known = knownIn(snapshot);
  if (!known) return true;
  const { credit, cards } = known;
  switch (event.type) {
    case 'topUp.submitted':
      return credit.debtInPence === 0 && (event.amount === 'other' || credit.mostInPence >= Number(event.amount));
    case 'voucher.submitted':
      return credit.debtInPence === 0;
    case 'automatic.submitted':
      return credit.debtInPence === 0 && credit.automatic === null && cards.length > 0;
    default:
      return true;
  }
}

export const topUp = browserJourney<typeof topUpMachine>({
  name: 'top-up',
  machine: topUpMachine,
  starts: {
    'a member': {
      input,
      ready: ({ gateway }) => gateway.register(),
      open: ({ page }) => page.goto(paths.topUp),
    },
  },
  perform: {
    'topUp.submitted': [
      { event: tops('2000'), does: pays(/^£20$/) },
      { event: tops('other', '25'), does: pays(/^Another amount$/, '25') },
      { event: tops('other', '4'), does: pays(/^Another amount$/, '4') },
    ],
    'debtPayment.requested': press(/^Pay £15$/),
    'voucher.submitted': [
      { event: types(goodNumber), does: redeems(goodNumber) },
      { event: types(wrongNumber), does: redeems(wrongNumber) },
    ],
    'automatic.submitted': [{ event: chooses(visa.id), does: chargesTo(cardInWords(visa)) }],
    'cap.submitted': [
      { event: caps('other', '25'), does: capsAt(/^Up to a cap/, '25') },
      { event: caps('other', '201'), does: capsAt(/^Up to a cap/, '201') },
      { event: caps('nothing'), does: capsAt(/^Nothing/) },
      { event: caps('none'), does: capsAt(/^No cap/) },
    ],
    'turningOff.requested': press(/^Turn off$/),
    'credit.requested': press(/^Back to your credit$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadCredit: {
      ends: [answers(none), has(some), has(byItself), has(nearlyUsedUp), has(owing), isBusy('getAirtime')],
    },
    beginTopUp: {
      ends: [
        answers(begun),
        refuses('saveUnpaidTopUp', 409, 'top-up.daily-limit'),
        refuses('saveUnpaidTopUp', 409, 'airtime.debt'),
        refuses('beginPaymentSession', 429, 'payment.too-many'),
        isBusy('beginPaymentSession'),
      ],
    },
    beginDebtPayment: {
      ends: [
        tells('beginPaymentSession', airtimeDebtOpen, begun),
        refuses('beginPaymentSession', 409, 'payment.nothing-due'),
        refuses('beginPaymentSession', 429, 'payment.too-many'),
        isBusy('beginPaymentSession'),
      ],
    },
    redeemVoucher: {
      ends: [
        tells('redeemVoucher', redeemed),
        refuses('redeemVoucher', 409, 'voucher.used'),
        refuses('redeemVoucher', 429, 'rate.limited'),
        refuses('redeemVoucher', 409, 'airtime.debt'),
        isBusy('redeemVoucher'),
      ],
    },
    turnOn: {
      ends: [
        tells('turnOnAutomaticTopUp', byItself.credit),
        refuses('turnOnAutomaticTopUp', 404, 'card.not-found'),
        refuses('turnOnAutomaticTopUp', 409, 'card.expired'),
        refuses('turnOnAutomaticTopUp', 409, 'airtime.debt'),
        isBusy('turnOnAutomaticTopUp'),
      ],
    },
    turnOff: { ends: [answers(), isBusy('turnOffAutomaticTopUp')] },
    saveCap: {
      ends: [tells('setCapAbroad', capped), refuses('setCapAbroad', 400, 'validation.failed'), isBusy('setCapAbroad')],
    },
    leadOn: { ends: [{ answer: undefined, leaves: true }] },
  },
  facts,
  isOffered,
});
