import { expect, test } from '../support/browser/test.ts';

/** The session lives beside the pages: nothing of it is drawn, so there is nothing to walk along. */

const [started, notStarted] = ['session.clientSession.sessionStarted', 'session.clientSession.sessionNotStarted'];

test('a client session that did not start is tried again after half an hour, and renewed after another (SC-04)', async ({
  page,
  gateway,
  machines,
}) => {
  const active = () => machines.activeIn('session');
  const renewals = () => machines.steps.filter(({ event }) => event.startsWith('xstate.after.lifetime')).length;
  await page.clock.install();
  await gateway.fault({ operationId: 'startClientSession', status: 503, times: 1 });
  await page.goto('/help');
  await expect.poll(active).toContain(notStarted);
  await page.clock.fastForward('31:00');
  await expect.poll(active).toContain(started);
  await page.clock.fastForward('31:00');
  await expect.poll(renewals).toBe(2);
  await expect.poll(active).toContain(started);
});
