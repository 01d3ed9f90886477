import { setup } from 'xstate';
import { beforeEach, expect, test } from 'vitest';
import type { JourneyMember, JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { createAddressBar } from './address-bar.ts';
import { createJourney } from './journey.ts';
import { journeyPart } from './journey-part.ts';
import { tabAt } from './test-tab.ts';

const alex: JourneyMember = { memberId: '1', firstName: 'Alex', lastName: 'Finch', email: 'a@example.com', phone: '' };
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => sessionStorage.clear());

const ordering = setup({
  types: {
    events: {} as { type: 'begun' } | { type: 'picked' } | { type: 'member.loggedIn' } | { type: 'created' },
    meta: {} as JourneyMeta<'Start' | 'End'>,
  },
}).createMachine({
  id: 'ordering',
  initial: 'starting',
  states: {
    starting: {
      id: 'starting',
      route: {},
      meta: { view: 'Start', path: '/start' },
      on: { begun: 'awaitingLogIn', picked: 'awaitingMember' },
    },
    awaitingLogIn: { meta: { view: 'Start', path: '/start', detour: 'log-in' }, on: { 'member.loggedIn': 'ended' } },
    awaitingMember: {
      meta: { view: 'Start', path: '/start', detour: 'log-in' },
      on: { 'member.loggedIn': 'creating' },
    },
    creating: { meta: { view: 'Start', path: '/start' }, on: { created: 'ended' } },
    ended: { id: 'ended', route: {}, meta: { view: 'End', path: '/end' } },
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

/** A visitor who has picked something at /start and is a member now; their page comes up again. */
async function backAtStart({ isInPlace }: { isInPlace: boolean }) {
  const journey = begin();
  const tab = tabAt('/start');
  journey.send({ type: 'picked' });
  await settle();
  // The log-in page has an entry of its own, which the page that is come back to takes over; Back leads to the one before.
  if (isInPlace) {
    tab.show('/log-in', false);
    tab.show('/start', true);
  }
  journey.memberChanged(alex);
  await settle();
  const bar = createAddressBar(journey, tab);
  bar.opened(false, isInPlace);
  tab.listen(bar.walked);
  journey.subscribe(bar.journeyMoved);
  return { journey, tab };
}

test('who comes back from the log-in and goes on has the page they left once in the history, not twice (AU-08)', async () => {
  const { journey, tab } = await backAtStart({ isInPlace: true });
  journey.send({ type: 'created' });
  await settle();
  expect(tab.entry()).toMatchObject({ path: '/end', index: 1 });
  expect(tab.length()).toBe(2);
  tab.go(-1);
  tab.walk();
  expect(tab.entry().path).toBe('/start');
});

test('who came back by Back, and is a member by then, keeps the page that they go on from (AU-08)', async () => {
  const { journey, tab } = await backAtStart({ isInPlace: false });
  journey.send({ type: 'created' });
  await settle();
  expect(tab.entry()).toMatchObject({ path: '/end', index: 1 });
});
