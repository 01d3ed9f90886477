import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { rolling } from '../customise-plan/customise-plan.cases.ts';
import { answered } from '../shared/model-case.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { offerOf, product, starts } from './choose-plan.cases.ts';
import { booking, visited } from '../review-order/review-order.cases.ts';
import { choosePlanMachine } from './choose-plan.machine.ts';
import { selectChoosePlan } from './choose-plan.selectors.ts';
import type { ChoosePlanInput } from './choose-plan.types.ts';

/** What the page of a customer is told after these events. */
function shown(start: keyof typeof starts | ChoosePlanInput, ...events: Happening[]) {
  const input = typeof start === 'string' ? starts[start] : start;
  const actor = createActor(unanswered(choosePlanMachine), { input }).start();
  for (const event of events) actor.send(event);
  return selectChoosePlan(actor.getSnapshot() as SnapshotFrom<typeof choosePlanMachine>);
}

const listed = answered('listProducts', offerOf(product, rolling));
const picked = { type: 'plan.selected', productId: product.productId };

test('plans are compared by their twelve months; other lengths come with the next step', () => {
  expect(shown('a visitor')).toEqual({
    plans: [],
    sharedBenefits: [],
    household: null,
    transactionId: 'ncc-1',
    earliestGoLiveDay: null,
    errors: {},
    suggestion: null,
    productIdBefore: null,
    areDatesHeld: false,
    isLoading: true,
    busyProductId: null,
  });
  expect(shown('a visitor', listed)).toMatchObject({ plans: [{ product }], isLoading: false, busyProductId: null });
});

test('the first day that the home can be live stands beside its plans, where the gateway says it (CU-03)', () => {
  expect(shown('a visitor', listed).earliestGoLiveDay).toBe('2026-12-07');
  const unsaid = answered('listProducts', { products: [product], earliestGoLiveDay: null });
  expect(shown('a visitor', unsaid).earliestGoLiveDay).toBeNull();
});

test('the speed that was chosen for another home is found among the plans of this one, where it is offered', () => {
  const after = (speedBefore: number | null) => shown({ ...starts['a member'], speedBefore }, listed).productIdBefore;
  expect(after(150)).toBe(product.productId);
  expect(after(500)).toBeNull();
  expect(after(null)).toBeNull();
});

test('the plan that is enough is found among those of twelve months, once we know who lives there', () => {
  const said = { type: 'household.submitted', people: 'two', uses: ['films'] };
  const asked = { type: 'suggestion.requested' };
  expect(shown('a visitor', listed, asked).suggestion).toBeNull();
  expect(shown('a visitor', listed, asked, said)).toMatchObject({
    household: { people: 'two', uses: ['films'] },
    suggestion: { product, fit: 'smallest', needed: 30, files: null },
  });
});

test('the plan that a member has picked is the one that is busy, until it is made or the plans are back', () => {
  expect(shown('a member', listed, picked).busyProductId).toBe(product.productId);
  const missed = { type: 'xstate.error.actor.createPlan', error: { kind: 'NetworkError', message: 'offline' } };
  expect(shown('a member', listed, picked, missed).busyProductId).toBeNull();
});

test('dates are held for another plan where there is a visit; a home that needs none has no dates (OR-01)', () => {
  const heldWith = (known: Partial<ChoosePlanInput>) => shown({ ...starts['a member'], ...known }).areDatesHeld;
  expect(heldWith({ booking: visited })).toBe(true);
  expect(heldWith({ booking })).toBe(false);
  expect(heldWith({ booking: null })).toBe(false);
  // An earlier day than theirs would be none of theirs.
  const earliest = (held: typeof booking) => shown({ ...starts['a member'], booking: held }, listed).earliestGoLiveDay;
  expect([earliest(visited), earliest(booking)]).toEqual([null, '2026-12-07']);
});
