import {
  agreed,
  binding,
  facts,
  input,
  onlyChosen,
  onlySigned,
  owedToLender,
  owedToShop,
  paidOut,
  paymentSessionId,
  settled,
  withdrawn,
  withdraws,
} from '../../../machines/follow-credit/follow-credit.cases.ts';
import { followCreditMachine } from '../../../machines/follow-credit/follow-credit.machine.ts';
import type { FollowCreditContext, OrderCredit } from '../../../machines/follow-credit/follow-credit.types.ts';
import { phonesOpen } from '../../../machines/pay/sessions.cases.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { fault, inDialog, isBusy, newsAreDue, press, refuses, refusesItself, tells } from '../runner/outcomes.ts';

/** What was agreed is told by a rule of testers: it takes a payment, and the lender, by itself. */
const stands = (credit: OrderCredit): Outcome<FollowCreditContext> => tells('getOrderCredit', credit);

export const followCredit = browserJourney<typeof followCreditMachine>({
  name: 'follow-credit',
  machine: followCreditMachine,
  starts: {
    'a member with a phone by instalments': {
      input,
      ready: async ({ page, gateway }) => {
        await page.clock.install();
        await gateway.register();
      },
      open: ({ page }) => page.goto(`${paths.shopOrders}/${input.shopOrderId}/credit`),
    },
  },
  perform: {
    'withdrawal.requested': [{ event: withdraws, does: press(/^Withdraw from the credit/) }],
    'withdrawal.confirmed': inDialog(/^Yes, withdraw$/),
    'withdrawal.declined': inDialog(/^No, keep the credit$/),
    'payment.requested': press(/^Pay £/),
    'credit.requested': press(/^Back to your agreements$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadCredit: {
      ends: [
        stands(binding),
        stands(agreed),
        stands(paidOut),
        stands(settled),
        stands(owedToShop),
        stands(onlyChosen),
        stands(onlySigned),
        refusesItself(404, 'shop-order.not-found'),
        isBusy('getOrderCredit'),
      ],
    },
    lookForNews: { ends: [stands(paidOut), stands(owedToShop), isBusy('getOrderCredit')] },
    withdraw: {
      ends: [
        tells('withdrawFromCredit', withdrawn),
        tells('withdrawFromCredit', owedToLender),
        refuses('withdrawFromCredit', 409, 'credit.too-late'),
        isBusy('withdrawFromCredit'),
      ],
    },
    beginPayment: {
      ends: [
        {
          answer: { paymentSessionId },
          by: fault('beginPaymentSession', { status: 201, body: { ...phonesOpen, paymentSessionId } }),
        },
        refuses('beginPaymentSession', 409, 'payment.nothing-due'),
        isBusy('beginPaymentSession'),
      ],
    },
    leadOn: { ends: [{ answer: undefined, leaves: true }] },
  },
  delays: { newsDue: newsAreDue },
  facts,
});
