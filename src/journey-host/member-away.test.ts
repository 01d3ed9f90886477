import { setup } from 'xstate';
import { beforeEach, expect, test } from 'vitest';
import type { JourneyMember, JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { createJourney } from './journey.ts';
import { journeyPart } from './journey-part.ts';

const writing = setup({
  types: {
    events: {} as { type: 'begun' } | { type: 'member.changed'; member: JourneyMember | null },
    meta: {} as JourneyMeta<'Start' | 'Note'>,
  },
}).createMachine({
  id: 'writing',
  initial: 'starting',
  on: { 'member.changed': {} },
  states: {
    starting: { meta: { view: 'Start', path: '/start' }, on: { begun: 'noting' } },
    noting: { meta: { view: 'Note', path: '/note' } },
  },
});

const alex: JourneyMember = { memberId: '1', firstName: 'Alex', lastName: 'Finch', email: 'a@example.com', phone: '' };
const settle = () => new Promise((resolve) => setTimeout(resolve));

const open = () =>
  createJourney({
    part: journeyPart({ machine: writing, select: () => null, views: () => Promise.resolve({} as never) }),
    store: sessionStorage,
    key: 'writing',
    hash: 'a',
    input: () => undefined,
  });

beforeEach(() => sessionStorage.clear());

test('a journey whose member is away leaves nothing in the tab, and all of it on the page for them (SC-05)', async () => {
  const journey = open();
  journey.memberChanged(alex);
  journey.send({ type: 'begun' });
  await settle();
  expect(sessionStorage).toHaveLength(1);
  journey.memberAway();
  journey.draft('writing/Note').keep({ note: 'ring the bell' });
  await settle();
  expect(sessionStorage).toHaveLength(0);
  journey.memberChanged(alex);
  await settle();
  expect(journey.screen().path).toBe('/note');
  expect(journey.draft('writing/Note').values).toEqual({ note: 'ring the bell' });
  expect(sessionStorage).toHaveLength(1);
});

test('a journey that its member left is not another one’s when they come (SC-05)', async () => {
  const journey = open();
  journey.memberChanged(alex);
  journey.send({ type: 'begun' });
  journey.memberAway();
  journey.memberChanged({ ...alex, memberId: '2' });
  await settle();
  expect(journey.screen().path).toBe('/start');
});

test('a visitor’s journey, which no session can leave, stays in the tab', async () => {
  const journey = open();
  journey.memberChanged(null);
  journey.memberAway();
  await settle();
  expect(sessionStorage).toHaveLength(1);
});
