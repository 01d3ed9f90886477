import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { TestBrowser, TestGateway } from '../../testing/gateway.ts';
import { alex, loggedIn, siteWithHomes } from '../../testing/customer.ts';
import { longSessions } from '../../testing/switches.ts';
import { seedBanners } from '../../seed/banners.ts';
import { showBanner, withdrawBanner } from './show-banner.ts';

type Banner = components['schemas']['Banner'];

const kit = '100006';
const path = `/broadband/v1/members/${kit}/banners`;

let site: TestGateway;
let browser: TestBrowser;
beforeAll(async () => {
  site = await siteWithHomes(longSessions);
  await seedBanners(site.deps.db);
  browser = await loggedIn(site, kit);
});
afterAll(() => site.close());

const list = async () => (await browser.get<Banner[]>(path)).body;

test('the test member has a banner of each variant, with each kind of button (DB-07)', async () => {
  const banners = await list();
  expect(banners.map(({ variant }) => variant).toSorted()).toEqual(['error', 'info', 'success', 'warning']);
  expect(banners.map(({ buttonAction }) => buttonAction)).toEqual(
    expect.arrayContaining(['chat', 'dismiss', 'path:/choose-plan', null]),
  );
  for (const { buttonText, buttonAction } of banners) expect(buttonText === null).toBe(buttonAction === null);
  expect(banners.filter(({ dismissible }) => !dismissible)).toMatchObject([{ variant: 'error' }]);
});

test('a dismissed banner stays gone, also after the program is started again; twice is fine (DB-08)', async () => {
  const warning = (await list()).find(({ variant }) => variant === 'warning');
  for (let click = 0; click < 2; click++)
    expect((await browser.send('DELETE', `${path}/${warning?.id}`)).status).toBe(204);
  await seedBanners(site.deps.db);
  expect((await list()).map(({ variant }) => variant)).not.toContain('warning');
});

test('one that must stay cannot be dismissed (DB-08)', async () => {
  const error = (await list()).find(({ variant }) => variant === 'error');
  expect(await browser.send('DELETE', `${path}/${error?.id}`)).toMatchObject({
    status: 409,
    body: { code: 'banner.not-dismissible' },
  });
  expect((await list()).map(({ id }) => id)).toContain(error?.id);
});

test('somebody else’s banners are not there', async () => {
  const [banner] = await list();
  const stranger = await loggedIn(site, alex);
  expect(await stranger.get(path)).toMatchObject({ status: 404, body: { code: 'member.not-found' } });
  expect(await stranger.send('DELETE', `${path}/${banner?.id}`)).toMatchObject({ status: 404 });
  const own = `/broadband/v1/members/${alex}/banners`;
  expect((await stranger.get<Banner[]>(own)).body).toEqual([]);
  for (const id of [banner?.id, 'nothing'])
    expect(await stranger.send('DELETE', `${own}/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'banner.not-found' },
    });
  expect((await list()).map(({ id }) => id)).toContain(banner?.id);
});

test('news about the same takes the place of the old, old news ends, and what is no longer true is taken away', async () => {
  const { db, clock } = site.deps;
  const news = { topic: 'order', content: '', variant: 'info' } as const;
  await showBanner(db, kit, { ...news, title: 'Your order is on its way' }, clock.now());
  const [first] = await list();
  expect(first?.title).toBe('Your order is on its way');
  await browser.send('DELETE', `${path}/${first?.id}`);
  const endsAt = new Date(clock.now().getTime() + 60_000);
  await showBanner(db, kit, { ...news, title: 'Your order is late', endsAt }, clock.now());
  expect((await list()).map(({ title }) => title)).toContain('Your order is late');
  site.clock.advance(60_000);
  expect((await list()).map(({ title }) => title)).not.toContain('Your order is late');
  await showBanner(db, kit, { ...news, title: 'Your order is here' }, clock.now());
  await withdrawBanner(db, kit, 'order');
  expect((await list()).map(({ title }) => title)).not.toContain('Your order is here');
});
