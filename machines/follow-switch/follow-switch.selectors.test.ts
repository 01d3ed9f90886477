import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { input } from './follow-switch.cases.ts';
import { followSwitchMachine } from './follow-switch.machine.ts';
import { selectFollowSwitch } from './follow-switch.selectors.ts';
import type { LosingSwitch, MemberSwitch } from './follow-switch.types.ts';
import {
  arrived,
  arriving,
  called,
  coming,
  disputed,
  enquiry,
  followedAs,
  gone,
  leavingBefore,
  movedDay,
  notOrdered,
  planEnded,
  ranOut,
  stopped,
  strange,
  strangeAway,
  telling,
} from './switches.cases.ts';

/** What a page is told once a switch has been read. */
async function read(found: MemberSwitch) {
  const machine = followSwitchMachine.provide({
    actors: { loadSwitch: fromPromise(() => Promise.resolve(followedAs(found))) },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return selectFollowSwitch(actor.getSnapshot());
}

test('nothing is known of a switch that is looked up', () => {
  const model = selectFollowSwitch(createActor(followSwitchMachine, { input }).getSnapshot());
  expect(model).toMatchObject({ arrival: null, departure: null, orderId: '', isBusy: true, facts: { provider: '' } });
});

test('the details of a switch name the provider on the other side, whichever way it goes (SW-08, SW-10)', async () => {
  expect((await read(arriving)).facts).toEqual({
    type: 'GAINING',
    reference: '5c1f4a0e-7a0b-4d0e-9a7e-0d5f2c1b8a10',
    provider: 'Riverbourne Broadband',
    completionDate: '2026-01-19',
    address: '4 Heron Way, Larkhaven, LK1 1AA',
    lastName: 'Fairweather',
    accountNumber: '',
  });
  expect((await read(enquiry)).facts).toMatchObject({
    type: 'LOSING',
    provider: 'Riverbourne Broadband',
    completionDate: null,
    accountNumber: 'LK-7Q4M2X9',
  });
});

test.each<[MemberSwitch, string, boolean]>([
  [telling, 'telling', false],
  [arriving, 'accepted', false],
  [arrived, 'complete', false],
  [notOrdered, 'notOrdered', true],
  [planEnded, 'planEnded', false],
  [strange, 'unknown', false],
])('a switch to us: how it goes, and whether it can be tried again (SW-09)', async (found, news, mayTryAgain) => {
  expect(await read(found)).toMatchObject({ departure: null, arrival: { news, mayTryAgain } });
});

test.each<[MemberSwitch, string, LosingSwitch['objection']]>([
  [enquiry, 'asked', 'VOID'],
  [coming, 'coming', 'CASE'],
  [movedDay, 'coming', 'CASE'],
  [disputed, 'coming', null],
  [gone, 'moved', null],
  [called, 'staying', null],
  [ranOut, 'ranOut', null],
  [stopped, 'stopped', null],
  [strangeAway, 'unknown', null],
])(
  'a switch to another provider: how it stands, and what “This wasn’t me” does (SW-12)',
  async (found, standing, objection) => {
    expect(await read(found)).toMatchObject({ arrival: null, departure: { standing, objection } });
  },
);

test('what the end costs is told as the end of any plan is (SW-12)', async () => {
  const { departure } = await read(coming);
  expect(departure).toMatchObject({ hasDetails: true, end: { lastDay: '2026-09-23', totalInPence: 7500 } });
  expect((await read(gone)).departure?.end).toBeNull();
  // Nobody who was only asked about is told that a switch is ready.
  expect((await read(enquiry)).departure).toMatchObject({ hasDetails: false, end: { lastDay: '2026-09-23' } });
});

test('an end that the member has asked for is told beside the switch (SW-12, DB-06)', async () => {
  const { departure } = await read(leavingBefore);
  expect(departure).toMatchObject({
    planId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002',
    ownEnd: { lastDay: '2026-09-15', takeBackUntil: '2026-09-14', hasGap: true },
    end: { lastDay: '2026-09-15' },
  });
  expect((await read(coming)).departure?.ownEnd).toBeNull();
});

test('what a newer gateway does by an objection is not offered', async () => {
  const found = { ...coming, losing: coming.losing && { ...coming.losing, objection: 'DUEL' as 'CASE' } };
  expect((await read(found)).departure?.objection).toBeNull();
});
