import { expect, it } from 'vitest';
import type { Refusal } from '../bridge/messages.types.ts';
import { refusalWords } from './refusal-words.ts';

const refusal = (guard: string, some: Partial<Refusal> = {}): Refusal => ({
  guard,
  given: '',
  parts: [],
  read: [],
  more: 0,
  ...some,
});
const says = ['says', 'say'] as const;

it('a tester reads what a condition looked at, in words where a value has none', () => {
  const read = [
    { place: 'event.wish', value: '' },
    { place: 'context.home', value: null },
    { place: 'context.isOpen', value: false },
    { place: 'context.slots', value: 3 },
  ];
  expect(refusalWords([refusal('isWished', { read, more: 4 })], 'customer', says)).toBe(
    '“if wished” says no: event.wish is empty, context.home is nothing, context.isOpen is no, context.slots is 3, 4 more.',
  );
});

it('conditions that looked at the same are told together, others by themselves', () => {
  const read = [{ place: 'event.error.code', value: 'order.exists' }];
  const refused = [refusal('isVisitLost', { read }), refusal('isOrderChanged', { read }), refusal('isOpen')];
  expect(refusalWords(refused, 'customer', says)).toBe(
    '“if visit lost” and “if order changed” say no: event.error.code is order.exists; “if open” says no.',
  );
});

it('of a condition made of several, those are named that said no, in the words of the code where they are asked for', () => {
  const whole = refusal('mayReview', { parts: ['hasBooking', 'isSwitchSettled'] });
  expect(refusalWords([whole], 'customer', ['said', 'said'])).toBe(
    '“if may review” (“if has booking” and “if switch settled”) said no.',
  );
  expect(refusalWords([whole], 'developer', says)).toBe(
    '“[mayReview]” (“[hasBooking]” and “[isSwitchSettled]”) says no.',
  );
});

it('a condition that stands in the chart several times is told by what it is given there', () => {
  const refused = [refusal('hasStanding', { given: 'loading' }), refusal('hasStanding', { given: 'matched' })];
  expect(refusalWords(refused, 'customer', says)).toBe(
    '“if has standing: loading” and “if has standing: matched” say no.',
  );
});

it('where nothing said no, nothing is said', () => {
  expect(refusalWords([], 'customer', says)).toBe('');
});
