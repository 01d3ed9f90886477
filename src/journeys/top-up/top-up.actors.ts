import { fromPromise } from 'xstate';
import type { Credit, Known, SpendAbroad, TopUpInput, WantedCap } from '../../../machines/top-up/top-up.types.ts';
import type { AirtimeCalls } from '../../gateway-client/airtime.ts';
import type { PaymentMethods } from '../../gateway-client/payment-method.ts';
import type { Payments } from '../../gateway-client/payments.ts';

type OfMember = Pick<TopUpInput, 'memberId'>;
type Begun = { paymentSessionId: string };

type Calls = {
  airtime: AirtimeCalls;
  methods: Pick<PaymentMethods, 'listKeptCards'>;
  payments: Pick<Payments, 'beginPayment'>;
  /** Goes to a page; does nothing where the member has gone on since. */
  leadOn: (path: string) => void;
};

/** Fills topping up with the gateway's calls; every one rejects with a Failure, and may be sent again: a voucher says then that it is used. */
export const createTopUpActors = ({ airtime, methods, payments, leadOn }: Calls) => ({
  loadCredit: fromPromise<Known, OfMember>(async ({ input: { memberId }, signal }) => {
    const [credit, { entries, hasOlder }, cards, abroad] = await Promise.all([
      airtime.getCredit(signal),
      airtime.listEntries(signal),
      methods.listKeptCards(memberId, signal),
      airtime.getSpendAbroad(signal),
    ]);
    return { credit, entries, hasOlder, cards, abroad };
  }),
  beginTopUp: fromPromise<Begun, { amountInPence: number }>(async ({ input: { amountInPence }, signal }) => {
    const { topUpId } = await airtime.saveTopUp(amountInPence, signal);
    const { paymentSessionId } = await payments.beginPayment({ purpose: 'AIRTIME', topUpId }, signal);
    return { paymentSessionId };
  }),
  beginDebtPayment: fromPromise<Begun, OfMember>(async ({ signal }) => {
    const { paymentSessionId } = await payments.beginPayment({ purpose: 'AIRTIME_DEBT' }, signal);
    return { paymentSessionId };
  }),
  redeemVoucher: fromPromise<{ amountInPence: number }, { number: string }>(({ input: { number }, signal }) =>
    airtime.redeemVoucher(number, signal),
  ),
  turnOn: fromPromise<Credit, { cardId: string }>(({ input: { cardId }, signal }) =>
    airtime.turnOnAutomatic(cardId, signal),
  ),
  turnOff: fromPromise<Credit, OfMember>(({ signal }) => airtime.turnOffAutomatic(signal)),
  saveCap: fromPromise<SpendAbroad, WantedCap>(({ input: { capInPence }, signal }) =>
    airtime.setCapAbroad(capInPence, signal),
  ),
  leadOn: fromPromise<void, { path: string }>(({ input: { path } }) => Promise.resolve(leadOn(path))),
});
