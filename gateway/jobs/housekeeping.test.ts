import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobs } from '../db/schema/jobs.ts';
import { sessions } from '../db/schema/sessions.ts';
import { createTestGateway, type TestGateway } from '../test-gateway.ts';
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
