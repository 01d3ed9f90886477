import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '../platform/db/tables.ts';
import { sessions } from './db/schema/sessions.ts';
import { switchMessages } from './db/schema/switching.ts';
import { OUR_ID } from './one-touch-switch/hub.ts';
import { createTestGateway, type TestGateway } from './testing/gateway.ts';
import { letAnswer } from './testing/switches.ts';
import { scheduleHousekeeping } from './housekeeping.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());

test('expired sessions are deleted, those in use are kept', async () => {
  await site.browser().logInAs('100001');
  site.clock.advance(1_200_000);
  await site.browser().logInAs('100002');
  site.clock.advance(1_200_000);
  await scheduleHousekeeping(site.deps);
  await site.drain();
  const rows = await site.database.db.select({ memberId: sessions.memberId }).from(sessions);
  expect(rows).toEqual([{ memberId: '100002' }]);
});

test('a clock that is moved by a month brings one sweep, not seven hundred', async () => {
  await site.drain();
  site.clock.advance(30 * 86_400_000);
  expect(await site.drain()).toBe(1);
});

test('jobs done more than a month ago are forgotten', async () => {
  site.clock.advance(31 * 86_400_000);
  await site.drain();
  const rows = await site.database.db.select({ doneAt: jobs.doneAt }).from(jobs);
  expect(rows.filter(({ doneAt }) => doneAt !== null)).toHaveLength(1);
});

test('messages to other providers, which hold names and addresses, are deleted after 90 days', async () => {
  const send = (correlationID: string) =>
    site.database.db.transaction((tx) =>
      site.deps.hub.send(tx, {
        routingID: 'residentialSwitchOrderCancellationRequest',
        envelope: {
          source: { type: 'RCPID', identity: OUR_ID, correlationID },
          destination: { type: 'RCPID', identity: 'RBRN' },
        },
        payload: { switchOrderReference: '5c1f4a0e-7a0b-4d0e-9a7e-0d5f2c1b8a10' },
      }),
    );
  const kept = async () =>
    (await site.database.db.select({ correlation: switchMessages.correlation }).from(switchMessages)).map(
      ({ correlation }) => correlation,
    );
  await send('the first');
  site.clock.advance(60 * 86_400_000);
  await send('the second');
  await letAnswer(site);
  expect(await kept()).toEqual(expect.arrayContaining(['the first', 'the second']));
  site.clock.advance(31 * 86_400_000);
  await site.drain();
  expect(await kept()).toContain('the second');
  expect(await kept()).not.toContain('the first');
  site.clock.advance(60 * 86_400_000);
  await site.drain();
  expect(await kept()).toEqual([]);
});
