import { debited } from '../../../machines/choose-payment-method/choose-payment-method.cases.ts';
import {
  collecting,
  facts,
  noBills,
  ofAll,
  ofOne,
  oneBill,
  onlyNext,
  paidBill,
  paymentSessionId,
  someBills,
} from '../../../machines/read-bills/read-bills.cases.ts';
import { open } from '../../../machines/pay/sessions.cases.ts';
import { readBillsMachine } from '../../../machines/read-bills/read-bills.machine.ts';
import type { AllBills, ReadBillsContext } from '../../../machines/read-bills/read-bills.types.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { type Act, browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { answers, fault, isBusy, press, refuses, refusesItself, tells } from '../runner/outcomes.ts';

const register: Act = ({ gateway }) => gateway.register();

/** Bills come with Go Live and the months after it: what only time brings about is told by a rule of testers. */
const told = (found: AllBills): Outcome<ReadBillsContext> => ({
  answer: found,
  by: fault('listBills', { status: 200, body: found.all }),
});

export const readBills = browserJourney<typeof readBillsMachine>({
  name: 'read-bills',
  machine: readBillsMachine,
  starts: {
    'a member': { input: ofAll, ready: register, open: ({ page }) => page.goto(paths.bills) },
    'a member with a bill': {
      input: ofOne,
      ready: register,
      open: ({ page }) => page.goto(`${paths.bills}/${ofOne.billId}`),
    },
  },
  perform: {
    'retry.requested': ({ pages }) => pages.main.retry.click(),
    'payment.requested': press(/^Pay £/),
  },
  calls: {
    loadBills: { ends: [told(someBills), told(onlyNext), answers(noBills), isBusy('listBills')] },
    loadBill: {
      ends: [
        { answer: oneBill, by: fault('getBill', { status: 200, body: oneBill.bill }) },
        {
          answer: collecting,
          by: async (hands) => {
            const { card, directDebit } = debited.method;
            const charges = collecting.charge ? [collecting.charge] : [];
            await fault('getBill', { status: 200, body: collecting.bill })(hands);
            await fault('getPaymentMethod', { status: 200, body: { card, directDebit, charges } })(hands);
          },
        },
        { answer: paidBill, by: fault('getBill', { status: 200, body: paidBill.bill }) },
        refusesItself(404, 'bill.not-found'),
        isBusy('getBill'),
      ],
    },
    beginPayment: {
      ends: [
        tells('beginPaymentSession', open, { paymentSessionId }),
        refuses('beginPaymentSession', 409, 'payment.nothing-due'),
        refuses('beginPaymentSession', 429, 'payment.too-many'),
        isBusy('beginPaymentSession'),
      ],
    },
    leadOn: { ends: [{ ...answers(), leaves: true }] },
  },
  facts,
});
