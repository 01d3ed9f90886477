import { bill, billId, billsSince } from '../../machines/read-bills/bills.cases.ts';
import { expect, test } from '../support/browser/test.ts';

const all = '/dashboard/bills';

test('before Go Live a member reads when the first bill comes and what it will hold (DB-01)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  const { id } = await gateway.placeOrder('visits-none');
  await page.goto('/dashboard');
  await pages.dashboardHome.account.getByRole('link', { name: 'Bills' }).click();
  await expect(page).toHaveURL(all);
  await view.isAt('Your bills');
  const first = page.getByRole('region', { name: /^Your first bill comes with Go Live/ });
  await expect(first).toContainText('We expect your broadband to go live on');
  await expect(first).toContainText('Your first month, paid ahead');
  await first.getByRole('link', { name: /^See your order/ }).click();
  await expect(page).toHaveURL(`/dashboard/orders/${id}`);
  await page.goBack();
  await view.isAt('Your bills');
});

test('three years of bills stand calmly by their years, and lead to each and back (DB-01)', async ({
  page,
  view,
  gateway,
}) => {
  await gateway.register();
  const { bills, ...others } = billsSince('2023-11-24', 36);
  const paid = bills.map((one) => (one.from < '2026' ? { ...one, state: 'PAID' as const } : one));
  await gateway.fault({ operationId: 'listBills', status: 200, body: { ...others, bills: paid } });
  await gateway.fault({ operationId: 'getBill', status: 200, body: bill });
  await page.goto(all);
  await view.opensWith('Your bills');
  const list = page.getByRole('region', { name: 'Bills so far' });
  await expect(list.getByRole('listitem').filter({ visible: true })).toHaveCount(10);
  await list.getByText('2023: 2 bills').click();
  await view.hasNoBarriersOnce('Your bills, with an earlier year unfolded');
  await list.getByRole('link', { name: /24 November 2023/ }).click();
  await expect(page).toHaveURL(`${all}/${billId}`);
  await view.isAt('Your bill of Tuesday 24 February 2026');
  await page.goBack();
  await view.isAt('Your bills');
});

test('an address at which a member has no bill says so, and leads to those they have (ER-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await page.goto(`${all}/${billId}`);
  await view.opensWith('We can’t find that bill');
  await page.goto(`${all}/no-bill`);
  await view.isAt('We can’t find that bill');
  await pages.main.link('See all your bills').click();
  await expect(page).toHaveURL(all);
  await expect(page.getByRole('region', { name: 'You have no bills yet' })).toBeVisible();
});

test('bills that cannot be fetched are there after another try (ER-04)', async ({ page, pages, view, gateway }) => {
  await gateway.register();
  await gateway.fault({ operationId: 'listMemberOrders', status: 503, times: 1 });
  await page.goto(all);
  await view.opensWith('We couldn’t fetch your bills');
  await pages.main.retry.click();
  await view.isAt('Your bills');
});

test.describe('on a gateway whose clock moves', { tag: '@own-gateway' }, () => {
  test.afterEach(({ gateway }) => gateway.moveClock({ reset: true }));

  test(
    'the link in the e-mail leads through the log-in to the bill, which can be kept and printed, and on to all of them; nobody else sees it (DB-01, AU-08, ER-04)',
    { tag: '@main' },
    async ({ page, pages, view, gateway }) => {
      const member = await gateway.register();
      await gateway.placeOrder('visits-none');
      await gateway.liveForMonths(14);
      const mails = (await gateway.outbox(member.email)).flatMap(({ body }) => {
        const path = /\/dashboard\/bills\/\S+/.exec(body)?.[0];
        return path === undefined ? [] : { path, dueOn: /due on (.+)\./.exec(body)?.[1] ?? '' };
      });
      expect(mails.length).toBeGreaterThan(12);
      const { path: newest, dueOn } = mails[0] ?? { path: '', dueOn: '' };
      await page.goto(newest);
      await pages.enteringCredentials.logIn(member);
      await expect(page).toHaveURL(newest);
      await view.isAt(`Your bill of ${dueOn}`);
      const lines = page.getByRole('table', { name: 'What is charged and credited' });
      await expect(lines.getByRole('row', { name: /^150 Mbps plan/ })).toContainText('£25');
      await expect(lines.getByRole('row', { name: /^To pay/ })).toContainText('£29');
      const document = await page.request.get((await pages.main.link(/^Your bill \(PDF\)/).getAttribute('href')) ?? '');
      expect(document.headers()['content-type']).toBe('application/pdf');

      await page.emulateMedia({ media: 'print' });
      const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'screen' });

      await page.reload();
      await view.isAt(`Your bill of ${dueOn}`);
      await pages.main.link('See all your bills').click();
      await expect(page).toHaveURL(all);
      await view.isAt('Your bills');
      await expect(page.getByRole('region', { name: 'Bills so far' }).locator('li')).toHaveCount(mails.length);
      await expect(page.getByRole('region', { name: 'Your next bill' })).toContainText('None from this bill on');

      await gateway.register();
      await page.goto(newest);
      await view.isAt('We can’t find that bill');
    },
  );
});
