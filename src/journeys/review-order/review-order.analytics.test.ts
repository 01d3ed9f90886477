import { expect, test } from 'vitest';
import { answered } from '../../../machines/shared/model-case.ts';
import { order, starts } from '../../../machines/review-order/review-order.cases.ts';
import { reviewOrderMachine } from '../../../machines/review-order/review-order.machine.ts';
import { toldOf } from '../../../studio/machine-tests/told-of.ts';
import { reviewOrderAnalytics } from './review-order.analytics.ts';

const complete = starts['a customer with everything chosen'];
const plan = { ...complete.plan, monthlyPrice: '2900' };
const contract = { planId: plan.id, contractSummaryDocId: 'S', contractInformationDocId: 'I', monthRemaining: 12 };

test('an order is told once it is placed, at the price of the contract and with its kit (SC-15)', () => {
  const customisation = { ...complete.customisation, meshWifi: true };
  const review = {
    machine: reviewOrderMachine,
    journey: reviewOrderAnalytics,
    input: { ...complete, plan, customisation },
  };
  const places = [
    answered('prepareContract', { contract, plan }),
    { type: 'order.submitted', contractAccepted: true } as const,
  ];
  expect(toldOf(review, ...places)).toEqual([]);
  expect(toldOf(review, ...places, answered('placeOrder', order))).toEqual([
    {
      name: 'order_placed',
      data: {
        order_id: order.id,
        product_id: complete.product.productId,
        monthly_price_in_pence: 2900,
        contract_months: 12,
        mesh_wifi: true,
      },
    },
  ]);
});
