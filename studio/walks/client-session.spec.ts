import { expect, test } from '../../tests/support/browser/test.ts';

/** The session lives beside the pages: nothing of it is drawn, so there is nothing to walk along. */

const [started, notStarted] = ['session.clientSession.sessionStarted', 'session.clientSession.sessionNotStarted'];

test(
  'a client session that did not start is tried again after half an hour, and renewed after another (SC-04)',
  { tag: '@main' },
  async ({ page, gateway, machines }) => {
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
  },
);

for (const status of [401, 503])
  test(`who came in another tab cannot be found out (${status}): the page is a visitor's (AU-02)`, async ({
    page,
    gateway,
    machines,
  }) => {
    const active = () => machines.activeIn('session');
    await page.clock.install();
    await gateway.register();
    await page.goto('/help');
    await expect.poll(active).toContain('session.person.somebody.member');
    await gateway.register();
    await gateway.fault({ operationId: 'getMember', status, times: 1 });
    await page.clock.fastForward('31:00');
    await expect.poll(active).toContain('session.person.nobody.visitor');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  });

test('a log-out in another tab is told also where the session had ended before (SC-05)', async ({
  page,
  gateway,
  machines,
}) => {
  const active = () => machines.activeIn('session');
  await page.clock.install();
  await gateway.register();
  await page.goto('/help');
  await expect.poll(active).toContain('session.person.somebody.member');
  await gateway.endSession();
  await page.clock.fastForward('31:00');
  await expect.poll(active).toContain('session.person.nobody.sessionEnded');
  const other = await page.context().newPage();
  await other.goto('/auth/logout');
  await expect(page.getByRole('status').filter({ hasText: 'You logged out in another tab' })).toBeVisible();
});

test('a tab that has known a member asks for them at once, and is a visitor’s when they have gone (AU-02)', async ({
  page,
  gateway,
  machines,
}) => {
  await gateway.register();
  await page.goto('/help');
  await expect.poll(() => machines.activeIn('session')).toContain('session.person.somebody.member');
  await gateway.endSession();
  await page.reload();
  await expect.poll(() => machines.activeIn('session')).toContain('session.person.nobody.visitor');
});
