import { facts, order, starts, visited } from '../../../machines/review-order/review-order.cases.ts';
import { reviewOrderMachine } from '../../../machines/review-order/review-order.machine.ts';
import { browserJourney } from '../runner/browser-journey.types.ts';
import { answers, isBusy, refuses } from '../runner/outcomes.ts';
import { draftOf } from '../runner/draft.ts';

const input = { ...starts['a customer with everything chosen'], booking: visited };
const { plan, member } = input;
const contract = { planId: plan.id, contractSummaryDocId: 'S', contractInformationDocId: 'I', monthRemaining: 12 };

export const reviewOrder = browserJourney<typeof reviewOrderMachine>({
  name: 'review-order',
  machine: reviewOrderMachine,
  starts: {
    'a customer with everything chosen': {
      input,
      ready: async ({ page, gateway, pages }) => {
        await gateway.register();
        await gateway.draftPlan('visits-outside-only');
        await page.goto('/book-install/outside');
        await pages.outsideVisit.continue.click();
        await pages.addingEngineerNotes.confirm.click();
        await pages.reviewingOrder.placeOrder.waitFor();
        await page.goto('/book-install');
        await page.getByRole('heading', { level: 1, name: pages.readingOverview.heading }).waitFor();
      },
      open: ({ page }) => page.goto('/order-confirmation'),
    },
  },
  perform: {
    'order.submitted': [
      {
        event: { type: 'order.submitted', contractAccepted: true },
        does: async ({ pages }) => {
          await pages.reviewingOrder.accept.check();
          await pages.reviewingOrder.placeOrder.click();
        },
      },
      {
        event: { type: 'order.submitted', contractAccepted: false },
        does: async ({ pages }) => {
          await pages.reviewingOrder.accept.uncheck();
          await pages.reviewingOrder.placeOrder.click();
        },
      },
    ],
    // They are corrected on another page, whose machine is another one: tests/journeys/corrected-order.spec.ts goes there.
    'member.changed': null,
    // Dates are held for a day: a test moves the clock of the browser instead.
    'hold.ended': null,
    'engineerNotes.requested': ({ pages }) => pages.reviewingOrder.changeNotes('health and safety').click(),
    'order.reviewed': ({ pages }) => pages.main.button('Back to my order').click(),
    'changes.requested': ({ pages }) => pages.main.button('Check my order').click(),
    'switchChange.requested': ({ pages }) => pages.main.button('Go to my switch').click(),
    'visits.changed': ({ pages }) => pages.main.button('Choose dates').click(),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    prepareContract: {
      ends: [
        answers({ contract, plan, member }),
        {
          // As if the plan had been changed in another tab.
          answer: { contract, plan: { ...plan, monthlyPrice: '4500' }, member },
          by: async ({ page, gateway }) => {
            const body = { ...(await draftOf(page)), monthlyPrice: '4500' };
            await gateway.fault({ operationId: 'getPlan', body, times: 1 });
          },
        },
        isBusy('createPreContract'),
      ],
    },
    placeOrder: {
      ends: [
        answers(order),
        refuses('createOrder', 409, 'reservation.expired'),
        refuses('createOrder', 409, 'switch.unsettled'),
        refuses('createOrder', 409, 'order.exists'),
        refuses('createOrder', 409, 'contract.changed'),
        isBusy('createOrder'),
      ],
    },
  },
  facts,
});
