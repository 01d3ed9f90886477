import { setup } from 'xstate';
import { beforeEach, expect, test } from 'vitest';
import type { JourneyMember, JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { createJourney } from './journey.ts';
import { journeyPart } from './journey-part.ts';

const alex: JourneyMember = { memberId: '1', firstName: 'Alex', lastName: 'Finch', email: 'a@example.com', phone: '' };
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => sessionStorage.clear());

const ordering = setup({
  types: { events: {} as { type: 'begun' } | { type: 'member.loggedIn' }, meta: {} as JourneyMeta<'Start' | 'End'> },
}).createMachine({
  id: 'ordering',
  initial: 'starting',
  states: {
    starting: { meta: { view: 'Start', path: '/start' }, on: { begun: 'awaitingLogIn' } },
    awaitingLogIn: { meta: { view: 'Start', path: '/start', detour: 'log-in' }, on: { 'member.loggedIn': 'ended' } },
    ended: { meta: { view: 'End', path: '/end' } },
  },
});
const begin = () =>
  createJourney({
    part: journeyPart({ machine: ordering, select: () => null, views: () => Promise.resolve({} as never) }),
    store: sessionStorage,
    key: 'ordering',
    hash: 'a',
    input: () => undefined,
  });

test('a log-in in the middle is known by the page that was left for it, once, also after a reload', async () => {
  const first = begin();
  expect(first.isBackFromLogIn('/start')).toBe(false);
  first.send({ type: 'begun' });
  await settle();
  const reloaded = begin();
  for (const journey of [first, reloaded]) {
    journey.memberChanged(alex);
    await settle();
    expect(journey.screen().path).toBe('/end');
    expect(journey.isBackFromLogIn('/start')).toBe(true);
    expect(journey.isBackFromLogIn('/start')).toBe(false);
  }
});
