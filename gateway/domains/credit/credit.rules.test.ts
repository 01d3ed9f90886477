import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decisionEvent } from '../../testing/credit.ts';
import {
  afterEvent,
  creditStateOf,
  isBirthday,
  isGrownUp,
  isSigned,
  nextCommand,
  type Application,
} from './credit.rules.ts';

const moment = new Date('2026-11-23T09:00:00Z');

const applied: Application = {
  id: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b10',
  reference: 'LK-C7Q4M2X9',
  memberId: '100001',
  orderId: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b11',
  pieceId: '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b12',
  terms: { priceInPence: 76_900, upfrontInPence: 3_904, months: 12, aprInPercent: 0 },
  borrower: {
    firstName: 'Alex',
    lastName: 'Finch',
    address: { line1: '4 Heron Way', city: 'Larkford', postcode: 'LK9 1SA' },
  },
  askedAt: moment,
  state: 'REFERRED',
  quote: null,
  decidedAt: null,
  creditReferenceAgency: null,
  acceptedUntil: null,
  signedAs: null,
  signedAt: null,
  boundAt: null,
  agreement: null,
  repayment: null,
  sentAt: null,
  drawnAt: null,
  withdrawnAt: null,
  balancePaidAt: null,
  balanceSessionId: null,
  cancelledAt: null,
};

const lives = [
  ['ACCEPTED'],
  ['DECLINED'],
  ['ACCEPTED', 'LAPSED'],
  ['ACCEPTED', 'PAID_OUT'],
  ['ACCEPTED', 'LATER_KIND', 'PAID_OUT'],
];

test('events of one life come to the same, in whatever order and however often they are told', () => {
  const told = fc.constantFrom(...lives).chain((life) =>
    fc.record({
      life: fc.constant(life),
      order: fc.shuffledSubarray([...life, ...life], { minLength: 2 * life.length }),
    }),
  );
  const event = (kind: string) => decisionEvent(applied.reference, kind, '2026-11-23T13:00:00Z');
  fc.assert(
    fc.property(told, ({ life, order }) => {
      const inOrder = life.map(event).reduce(afterEvent, applied);
      expect(order.map(event).reduce(afterEvent, applied)).toEqual(inOrder);
    }),
  );
});

describe('the lender is told', () => {
  const accepted: Application = { ...applied, state: 'ACCEPTED', signedAs: 'Alex Finch', signedAt: moment };
  const made: Application = { ...accepted, state: 'SIGNED', boundAt: moment };

  test.each([
    ['of a signature that is not paid for: nothing', accepted, undefined],
    ['of one that is', { ...accepted, boundAt: moment }, 'sign'],
    ['of a phone that has left', { ...made, sentAt: moment }, 'draw'],
    ['of that once', { ...made, sentAt: moment, drawnAt: moment }, undefined],
    ['of a withdrawal, and not that the phone has left', { ...made, sentAt: moment, withdrawnAt: moment }, 'withdraw'],
    ['of a withdrawal after the signature', { ...accepted, boundAt: moment, withdrawnAt: moment }, 'sign'],
    ['of an end before all', { ...made, sentAt: moment, cancelledAt: moment }, 'cancel'],
    ['of what is over: nothing', { ...made, state: 'WITHDRAWN' as const, cancelledAt: moment }, undefined],
    ['of an answer that is lost: it is asked', { ...applied, state: 'ASKED' as const }, 'read'],
  ] as const)('%s', (_, row, command) => {
    expect(nextCommand(row)).toBe(command);
  });

  test('a signature is good for a day, and for good once it is paid for', () => {
    const dayLater = new Date(moment.getTime() + 24 * 3_600_000 + 1);
    expect([isSigned(accepted, moment), isSigned(accepted, dayLater)]).toEqual([true, false]);
    expect(isSigned({ ...accepted, boundAt: moment }, dayLater)).toBe(true);
    expect(creditStateOf({ ...accepted, acceptedUntil: '2026-11-24' }, dayLater)).toBe('ACCEPTED');
    expect(creditStateOf({ ...accepted, acceptedUntil: '2026-11-23' }, dayLater)).toBe('LAPSED');
  });
});

test.each([
  ['2008-11-23', true],
  ['2008-11-24', false],
  ['2008-02-29', true],
])('who was born on %s is 18 on 23 November 2026: %s', (day, isIt) => {
  expect(isGrownUp(day, '2026-11-23')).toBe(isIt);
});

test('nobody was born tomorrow, or 120 years ago', () => {
  expect(['2026-11-24', '1906-11-23', '1906-11-24'].map((day) => isBirthday(day, '2026-11-23'))).toEqual([
    false,
    false,
    true,
  ]);
});
