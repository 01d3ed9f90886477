import { sentinel } from '../../gateway/scenarios/sentinels.ts';
import { expect, test } from '../support/browser/test.ts';

type SessionRecord = {
  memberId: string | null;
  hasAccess: boolean;
  expiry: string;
  clientTrackingContext: { requestId: string; context: string; userConsentLevel: string };
};

const recordOf = (page: import('@playwright/test').Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('session') ?? 'null') as SessionRecord | null);

test(
  'a visit starts a client session and keeps its record for this tab (SC-01, SC-02)',
  { tag: '@main' },
  async ({ page }) => {
    const asked = page.waitForRequest('**/client-tracking-context-api/client-sessions');
    await page.goto('/postcode-checker');
    const request = await asked;
    expect(request.headers()['x-xsrf-token']).toBeTruthy();
    const body = request.postDataJSON() as { requestId: string; features: { name: string }[] };
    expect(body).toMatchObject({ userConsentLevel: 'ESSENTIAL' });
    expect(body.features.map(({ name }) => name)).toHaveLength(7);
    const record = await recordOf(page);
    expect(record).toMatchObject({
      memberId: null,
      hasAccess: false,
      clientTrackingContext: { requestId: body.requestId, userConsentLevel: 'ESSENTIAL' },
    });
    expect(Date.parse(record?.expiry ?? '')).toBeGreaterThan(Date.now());
  },
);

test('a reload keeps the request id, and a member is in the record with their access (SC-02, SC-04, AU-11)', async ({
  page,
  gateway,
}) => {
  await gateway.logIn('member');
  await page.goto('/postcode-checker');
  await expect.poll(async () => (await recordOf(page))?.hasAccess).toBe(true);
  const before = await recordOf(page);
  expect(before?.memberId).toBe('100001');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await recordOf(page))?.clientTrackingContext.requestId).toBe(before?.clientTrackingContext.requestId);
});

test('a record that has expired is rebuilt with member and request id, and the ESSENTIAL consent (SC-04)', async ({
  page,
}) => {
  await page.goto('/help');
  await page.evaluate(() => {
    const tracking = { requestId: 'request-of-yesterday', context: 'broadband', userConsentLevel: 'FULL' };
    const record = {
      memberId: null,
      hasAccess: false,
      expiry: '2020-01-01T00:00:00.000Z',
      clientTrackingContext: tracking,
    };
    sessionStorage.setItem('session', JSON.stringify(record));
  });
  const asked = page.waitForRequest('**/client-tracking-context-api/client-sessions');
  await page.reload();
  expect((await asked).postDataJSON()).toMatchObject({
    requestId: 'request-of-yesterday',
    userConsentLevel: 'ESSENTIAL',
  });
});

test('the record of one member is cleared when the cookie is another’s (SC-05)', async ({ page, context, gateway }) => {
  await gateway.logIn('member');
  await page.goto('/postcode-checker');
  await expect.poll(async () => (await recordOf(page))?.memberId).toBe('100001');
  await context.clearCookies();
  await gateway.logIn('member-not-listed');
  await page.reload();
  await expect.poll(async () => (await recordOf(page))?.memberId).toBe('100004');
});

test('a member look-up that fails is asked once and leaves a visitor (AU-02)', async ({
  page,
  gateway,
  browserConsole,
}) => {
  browserConsole.expect(/HTTP/);
  await gateway.logIn('member');
  await gateway.fault({ operationId: 'getMember', status: 500 });
  let count = 0;
  page.on('request', (request) => (count += request.url().endsWith('/member-api/v1/members/me') ? 1 : 0));
  // The page is drawn before anybody has answered.
  const failed = page.waitForResponse((response) => response.url().endsWith('/member-api/v1/members/me'));
  await page.goto('/postcode-checker');
  await page.keyboard.press('Tab');
  expect((await failed).status()).toBe(500);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL('/postcode-checker');
  expect(count).toBe(1);
});

test('the version of the network’s interface that this browser prefers goes with the check (SC-19)', async ({
  page,
  pages,
  view,
}) => {
  await page.goto('/help');
  await page.evaluate(() => localStorage.setItem('vendorApiVersion', 'v2'));
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await pages.enteringAddressByHand.checkHome('address-single-match');
  await view.isAt('Good news, we cover your address');
  const checks = asked.filter(({ pathname }) => pathname.endsWith('/postcode-checker/address/search'));
  expect(checks.map(({ searchParams }) => searchParams.get('vendorApiVersion'))).toEqual(['v2']);
});

test('a member of whom only a first name is known is greeted all the same (AU-01, AU-04)', async ({
  page,
  gateway,
}) => {
  await gateway.logIn('member-sparse');
  await page.goto('/help');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner')).toContainText(`Hey ${sentinel('member-sparse').also?.memberName ?? ''}`);
});
