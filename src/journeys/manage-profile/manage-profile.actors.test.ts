import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  elsewhere,
  fresh,
  here,
  member,
  noneWaits,
  oneWaits,
  settled,
  whole,
} from '../../../machines/manage-profile/manage-profile.cases.ts';
import { manageProfileMachine } from '../../../machines/manage-profile/manage-profile.machine.ts';
import type { JourneyMember } from '../../../machines/shared/journey-meta.ts';
import { createEmailChanges } from '../../gateway-client/email-change.ts';
import { createMemberSessions } from '../../gateway-client/member-sessions.ts';
import { createProfiles } from '../../gateway-client/profiles.ts';
import { empty, json, problem } from '../../gateway-client/testing/fake-fetch.ts';
import { runActor } from '../../gateway-client/testing/run-actor.ts';
import { testClient } from '../../gateway-client/testing/test-client.ts';
import { log } from '../../runtime/log.ts';
import { watchFiles } from '../../runtime/testing/watch-files.ts';
import { createManageProfileActors } from './manage-profile.actors.ts';

const me = '/member-api/v1/members/me';
const sessions = `${me}/sessions`;
const emailChange = `${me}/email-change`;

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

function actorsOn(answers: Parameters<typeof testClient>[0]) {
  const client = testClient(answers);
  const { gateway } = client;
  const corrected = vi.fn<(member: JourneyMember) => void>();
  const leave = vi.fn<() => void>();
  const actors = createManageProfileActors({
    profiles: createProfiles(gateway),
    emailChanges: createEmailChanges(gateway),
    sessions: createMemberSessions(gateway),
    corrected,
    leave,
  });
  // Types: the machine takes them as they are.
  manageProfileMachine.provide({ actors });
  return { ...client, actors, corrected, leave };
}

test('the profile is the member, the email address that waits, and where they are logged in (AU-04)', async () => {
  const { actors } = actorsOn({
    [`GET ${me}`]: () => json(200, settled),
    [`GET ${emailChange}`]: () => json(200, oneWaits),
    [`GET ${sessions}`]: () => json(200, { sessions: [here, elsewhere] }),
  });
  await expect(runActor(actors.loadProfile, {})).resolves.toEqual(whole);
});

test('what else cannot be read leaves the member standing', async () => {
  const { actors } = actorsOn({
    [`GET ${me}`]: () => json(200, member),
    [`GET ${emailChange}`]: () => problem(503, 'server.busy'),
    [`GET ${sessions}`]: () => problem(503, 'server.busy'),
  });
  await expect(runActor(actors.loadProfile, {})).resolves.toEqual({ member, emailChange: null, sessions: null });
});

test('without the member there is no profile', async () => {
  const { actors } = actorsOn({
    [`GET ${me}`]: () => problem(503, 'server.busy'),
    [`GET ${emailChange}`]: () => json(200, noneWaits),
    [`GET ${sessions}`]: () => json(200, { sessions: fresh.sessions }),
  });
  await expect(runActor(actors.loadProfile, {})).rejects.toMatchObject({ status: 503 });
});

test('the rest of the site hears what is known of the member, whenever that is read or kept', async () => {
  const { actors, calls, corrected } = actorsOn({
    [`GET ${me}`]: () => json(200, member),
    [`GET ${emailChange}`]: () => json(200, noneWaits),
    [`GET ${sessions}`]: () => json(200, { sessions: [here] }),
    [`PATCH ${me}`]: () => json(200, settled),
  });
  await runActor(actors.loadProfile, {});
  const known = { memberId: '100001', firstName: 'Rowan', lastName: 'Archer', email: 'rowan@example.com', phone: '' };
  expect(corrected).toHaveBeenLastCalledWith(known);
  const name = { title: 'Dr', firstName: 'Rowan', lastName: 'Archer' };
  await expect(runActor(actors.saveProfile, { update: name, addressType: null })).resolves.toEqual(settled);
  expect(corrected).toHaveBeenLastCalledWith({ ...known, phone: '07700 900101' });
  expect(calls.map(({ body }) => body).filter((body) => body !== null)).toEqual([name]);
});

test('an address goes with the other one as it is by now, not as the page read it (AU-04)', async () => {
  const { actors, calls } = actorsOn({
    [`GET ${me}`]: () => json(200, settled),
    [`PATCH ${me}`]: () => json(200, settled),
  });
  const changed = { line1: '1 Plover Lane', city: 'Larkhaven', postcode: 'LK1 3AB', type: 'HOME' as const };
  await runActor(actors.saveProfile, { update: { addresses: [changed] }, addressType: 'HOME' });
  await runActor(actors.saveProfile, { update: { addresses: [] }, addressType: 'HOME' });
  const billing = { line1: '9 Tern Row', line2: 'Old Quay', city: 'Larkhaven', postcode: 'LK1 2AB', type: 'BILLING' };
  expect(calls.map(({ body }) => body).filter((body) => body !== null)).toEqual([
    { addresses: [changed, billing] },
    { addresses: [billing] },
  ]);
});

test('another email address is asked for with the password, and with a code where there is one (AU-10)', async () => {
  const { actors, calls } = actorsOn({ [`POST ${emailChange}`]: () => json(200, oneWaits.pending) });
  const wanted = { email: 'rowan.archer@example.com', password: 'correct horse battery' };
  await expect(runActor(actors.requestEmailChange, { ...wanted, code: null })).resolves.toEqual(oneWaits);
  await runActor(actors.requestEmailChange, { ...wanted, code: '123456' });
  expect(calls.map(({ body }) => body)).toEqual([wanted, { ...wanted, factorCode: '123456' }]);
});

test('a change of the email address is taken back', async () => {
  const { actors } = actorsOn({ [`DELETE ${emailChange}`]: empty });
  await expect(runActor(actors.cancelEmailChange, {})).resolves.toEqual(noneWaits);
});

test.each([
  ['that stands', empty],
  ['that is over already', () => problem(404, 'session.not-found')],
])('a session %s is ended, and those that are left are read', async (_, answer) => {
  const { actors } = actorsOn({
    [`DELETE ${sessions}/${elsewhere.id}`]: answer,
    [`GET ${sessions}`]: () => json(200, { sessions: [here] }),
  });
  await expect(runActor(actors.endSession, { sessionId: elsewhere.id })).resolves.toEqual([here]);
});

test('a session has ended, also where nobody can say which are left', async () => {
  const { actors } = actorsOn({
    [`DELETE ${sessions}/${elsewhere.id}`]: empty,
    [`GET ${sessions}`]: () => problem(503, 'server.busy'),
  });
  await expect(runActor(actors.endSession, { sessionId: elsewhere.id })).resolves.toBeNull();
});

test('a session that could not be ended is told', async () => {
  const { actors } = actorsOn({ [`DELETE ${sessions}/${elsewhere.id}`]: () => problem(503, 'server.busy') });
  await expect(runActor(actors.endSession, { sessionId: elsewhere.id })).rejects.toMatchObject({ status: 503 });
});

test('the site is left only once every session has ended (AU-10)', async () => {
  const answers = [() => problem(503, 'server.busy'), empty];
  const { actors, leave } = actorsOn({ [`DELETE ${sessions}`]: answers });
  await expect(runActor(actors.logOutEverywhere, {})).rejects.toMatchObject({ status: 503 });
  expect(leave).not.toHaveBeenCalled();
  await runActor(actors.logOutEverywhere, {});
  expect(leave).toHaveBeenCalledOnce();
});

test('what is held of the member is kept as a file that a person can read, named by the day', async () => {
  const data = { madeAt: '2026-06-30T23:30:00.000Z', member: { email: member.email } };
  const { actors } = actorsOn({ [`GET ${me}/data`]: () => json(200, data) });
  const { files, clicked } = watchFiles();
  await runActor(actors.downloadData, {});
  expect(clicked.map(({ download }) => download)).toEqual([expect.stringMatching(/-data-2026-07-01\.json$/)]);
  await expect(files[0]?.text()).resolves.toBe(JSON.stringify(data, null, 2));
});

test('a download that is refused keeps no file', async () => {
  const { actors } = actorsOn({ [`GET ${me}/data`]: () => problem(429, 'rate.limited') });
  const { files } = watchFiles();
  await expect(runActor(actors.downloadData, {})).rejects.toMatchObject({ status: 429 });
  expect(files).toEqual([]);
});
