import { expect, test, vi } from 'vitest';
import { setup } from 'xstate';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { createJourney } from '../journey-host/journey.ts';
import { journeyAt } from './journey-at.ts';
import { journeyPart } from '../journey-host/journey-part.ts';

const choosing = '/plans/:planId/change';
const confirming = `${choosing}/confirm`;

const machine = setup({
  types: {
    events: {} as { type: 'chosen' },
    meta: {} as JourneyMeta<'Choose' | 'Confirm'>,
  },
}).createMachine({
  id: 'change',
  initial: 'choose',
  states: {
    choose: {
      id: 'choose',
      route: {},
      meta: { view: 'Choose', path: choosing },
      on: { chosen: 'confirm' },
    },
    confirm: { id: 'confirm', route: { guard: () => false }, meta: { view: 'Confirm', path: confirming } },
  },
});

const nothing = () => null;

function changeOf(planId: string) {
  const part = journeyPart({
    machine,
    select: () => ({}),
    actors: {},
    views: () => Promise.resolve({ views: { Choose: nothing, Confirm: nothing } }),
  });
  const store = { getItem: () => null, setItem: vi.fn<() => void>(), removeItem: vi.fn<() => void>() };
  const journey = createJourney({ part, input: () => undefined, store, key: 'change', hash: '' });
  return journeyAt(journey, { planId });
}

test.each([
  ['an id', '6f0c2f6e-0002', '/plans/6f0c2f6e-0002/change'],
  ['what has to be encoded', 'no such/plan', '/plans/no%20such%2Fplan/change'],
])('a page with %s in its address is the same page there and back', async (_, planId, address) => {
  const journey = changeOf(planId);
  expect(journey.screen().path).toBe(address);
  expect([journey.owns(address), journey.owns(`${address}/confirm`)]).toEqual([true, true]);
  expect([journey.canEnter(address), journey.canEnter(`${address}/confirm`)]).toEqual([true, false]);
  journey.send({ type: 'chosen' });
  await vi.waitFor(() => expect(journey.screen().path).toBe(`${address}/confirm`));
  journey.enter(address);
  expect(journey.screen().path).toBe(address);
});

test('somebody else’s page and one without an id are not the journey’s', () => {
  const journey = changeOf('one');
  expect(journey.owns('/plans/another/change')).toBe(false);
  expect(journey.owns('/plans')).toBe(false);
});

test('it says the same for as long as nothing has changed, and something else then', () => {
  const journey = changeOf('one');
  const before = journey.screen();
  expect(journey.screen()).toBe(before);
  journey.send({ type: 'chosen' });
  journey.refuse('/plans/one/change');
  expect(journey.screen()).not.toBe(before);
});
