import { expect, it } from 'vitest';
import { noteReads } from './noted-reads.ts';

function readOf<Data extends object>(data: Data, look: (data: Data) => unknown) {
  const { follow, reads } = noteReads();
  const found = look(follow(data, 'context', ''));
  return { found, told: reads().map(({ place, value }) => `${place}: ${String(value)}`) };
}

it('of a list that is looked through, each entry that was looked at is told, and none behind it', () => {
  const plans = [
    { id: 1, name: 'Small' },
    { id: 2, name: 'Large' },
    { id: 3, name: 'Giant' },
  ];
  const { found, told } = readOf({ plans, note: 'none' }, ({ plans }) => plans.find(({ id }) => id === 2)?.name);
  expect(found).toBe('Large');
  expect(told).toEqual(['context.plans[0].id: 1', 'context.plans[1].id: 2', 'context.plans[1].name: ‹name›']);
});

it('a list or a group that nobody looked into is told as a whole', () => {
  const data = { none: [], two: ['a', 'b'], home: { street: 'Kiln Lane' }, missing: null };
  const { told } = readOf(data, ({ none, two, home, missing }) => [none.length, two.length, Boolean(home), missing]);
  expect(told).toEqual([
    'context.none: ‹empty list›',
    'context.two: ‹list of 2›',
    'context.home: ‹group of fields›',
    'context.missing: null',
  ]);
});

it('what is compared as one thing, is frozen or is no plain data is read as it is', () => {
  const chosen = Object.freeze({ on: Object.freeze({ day: 3 }) });
  const data = { chosen, all: [chosen], at: new Date(5), kept: new Set(['a']) };
  const { found } = readOf(data, ({ chosen, all, at, kept }) => [
    all.includes(chosen),
    chosen.on.day,
    at.getTime(),
    kept.has('a'),
  ]);
  expect(found).toEqual([true, 3, 5, true]);
});

it('a key that may be anybody’s is not told', () => {
  const byEmail: Record<string, boolean> = { 'ada@person.test': true };
  const { told } = readOf({ byEmail }, (data) => [data.byEmail['ada@person.test'], 'bob@person.test' in data.byEmail]);
  expect(told.join(' ')).not.toContain('person');
  expect(told[0]).toBe('context.byEmail.key 1: true');
});
