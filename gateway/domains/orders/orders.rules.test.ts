import { expect, test } from 'vitest';
import { canBecome, newOrderKey } from './orders.rules.ts';
import { rebookingInWords, stateInWords } from './orders.words.ts';
import type { OrderState } from './orders.types.ts';

const states: OrderState[] = [
  'RECEIVED',
  'ACKNOWLEDGED',
  'COMMITTED',
  'DELAYED',
  'COMPLETED',
  'CANCELLING',
  'CANCELLED',
  'REJECTED',
];
const from = (state: OrderState) => states.filter((next) => canBecome(state, next));

test('an order that is completed, cancelled or rejected stays so (OR-06)', () => {
  expect(['COMPLETED', 'CANCELLED', 'REJECTED'].flatMap((state) => from(state as OrderState))).toEqual([]);
});

test('steps may be skipped but not taken back', () => {
  expect(from('RECEIVED')).toContain('COMMITTED');
  expect(from('COMMITTED')).not.toContain('ACKNOWLEDGED');
  expect(states.filter((state) => canBecome(state, 'RECEIVED'))).toEqual([]);
});

test('the end of a delay leads back to the promise or to the planning of it', () => {
  expect(from('DELAYED')).toEqual(expect.arrayContaining(['ACKNOWLEDGED', 'COMMITTED']));
});

test('a cancellation can only be carried out, or come too late', () => {
  expect(from('CANCELLING')).toEqual(['COMPLETED', 'CANCELLED', 'REJECTED']);
});

test('order IDs have no signs that look alike', () => {
  for (let count = 0; count < 200; count++) expect(newOrderKey('LK')).toMatch(/^LK-[2-9A-HJKMNP-Z]{7}$/);
});

test('order IDs begin as the brand wants them to (SC-09)', () => {
  expect(newOrderKey('WT')).toMatch(/^WT-/);
});

test('a delay is told with its reason, who acts and the next date (OR-06)', () => {
  const delay = { reasons: ['WAYLEAVE_ISSUE'], causedBy: 'NETWORK', actionOwner: 'NETWORK', nextDate: '2026-12-14' };
  expect(stateInWords({ state: 'DELAYED', delay, committedDate: null, endReason: null })).toBe(
    'Delayed: the owner of the land has to agree first. The network is working on it. The next date is Monday 14 December 2026.',
  );
  const unknown = { ...delay, reasons: ['A_CODE_OF_TOMORROW'], actionOwner: 'CUSTOMER', nextDate: null };
  expect(stateInWords({ state: 'DELAYED', delay: unknown, committedDate: null, endReason: null })).toBe(
    'Delayed: the network has met a difficulty. We need something from you: please chat with us. We’ll tell you the next date as soon as we know it.',
  );
});

test('a visit that needs another date is told with why, and so is its order (DB-04)', () => {
  const delay = { reasons: ['PROPERTY_UNOCCUPIED'], causedBy: 'CUSTOMER', actionOwner: 'CUSTOMER', nextDate: null };
  const order = { state: 'DELAYED', delay, committedDate: null, endReason: null } as const;
  expect(stateInWords(order, { mustRebook: true })).toBe(
    'Delayed: nobody was at home. Choose another date for the visit.',
  );
  expect(rebookingInWords(order, false)).toBe('Nobody was at home: choose another date');
  expect(rebookingInWords({ delay: null }, true)).toBe(
    'The outside install comes later than planned: choose another date',
  );
  expect(rebookingInWords({ delay: null }, false)).toBe('The network has called the visit off: choose another date');
  const committed = { ...order, state: 'COMMITTED', delay: null, committedDate: '2026-12-07' } as const;
  expect(stateInWords(committed, { mustRebook: true })).toBe(
    'Committed: your Go Live date follows once the visit has another date.',
  );
});

test('an order whose service has ended does not say that it is live (OR-06)', () => {
  const order = { state: 'COMPLETED', delay: null, committedDate: '2026-12-07', endReason: null } as const;
  expect(stateInWords(order, { hasEnded: true })).toBe('Completed: your broadband went live, and has ended since.');
  expect(stateInWords(order)).toBe('Completed: your broadband is live.');
});

test('every state has words of its own, which begin with its name (OR-06)', () => {
  const words = states.map((state) => stateInWords({ state, delay: null, committedDate: null, endReason: null }));
  expect(words.map((text) => text.split(':')[0]?.toUpperCase())).toEqual(states);
});

test.each([
  [
    'REJECTED',
    'WAYLEAVE_ISSUE',
    'Rejected: the network can’t take your order, because the owner of the land has to agree first. You won’t be charged.',
  ],
  [
    'CANCELLED',
    'NETWORK_ISSUE',
    'Cancelled: your order has ended, because there is a problem in the network. You won’t be charged.',
  ],
  ['CANCELLED', 'CUSTOMER_REQUEST', 'Cancelled: your order has ended and you won’t be charged.'],
  ['REJECTED', 'UNHEARD_OF', 'Rejected: the network can’t take your order. You won’t be charged.'],
] as const)('an order that is %s for %s says why, where we have words for it (OR-06)', (state, endReason, words) => {
  expect(stateInWords({ state, delay: null, committedDate: null, endReason })).toBe(words);
});
