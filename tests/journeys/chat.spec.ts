import { createHmac } from 'node:crypto';
import { chat as chatPage } from '../pages/Chat.ts';
import { expectStandIns, keptNames, standIns } from '../support/browser/stand-ins.ts';
import { expect, test as base } from '../support/browser/test.ts';

const test = base.extend<{ chat: ReturnType<typeof chatPage> }>({
  chat: async ({ page }, use) => use(chatPage(page)),
});

/** What a gateway without a CHAT_SECRET signs with (gateway/env.ts). */
const developmentSecret = 'for-development-and-tests-only-not-a-secret';
const signed = (id: string) => createHmac('sha256', developmentSecret).update(id).digest('hex');

const visitor = { region: 'eu' };

test(
  '“Chat with us” opens the chat with an empty message; nothing of it is loaded before (DB-10)',
  { tag: '@main' },
  async ({ page, pages, view, chat }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await pages.enteringAddressByHand.checkHome('address-no-uprn');
    await view.isAt('We can’t confirm this home');
    expect(asked.filter((path) => /stand-ins|chat-support/.test(path))).toEqual([]);
    const pageCount = () => page.evaluate(() => history.length);
    const before = await pageCount();
    await pages.addressOutcome.chat.click();
    await expect(chat.message).toBeFocused();
    await view.showsDialog('Test chat');
    expect(await standIns(page)).toMatchObject([{ name: 'chat', told: [['boot', visitor], ['showNewMessage']] }]);
    expect(
      asked.filter((path) => path.includes('chat-support')),
      'a visitor has no identity to ask for',
    ).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(chat.panel).toBeHidden();
    await expect(pages.addressOutcome.chat).toBeFocused();
    expect(new URL(page.url()).search).toBe('');
    expect(await pageCount(), 'Back would go through the chat').toBe(before);
  },
);

test('a message is answered, says who answers, and is kept for the tab (DB-10)', async ({ page, chat }) => {
  await page.goto('/?chat=true');
  await expect(chat.panel).toContainText('nobody reads it');
  await chat.send.click();
  await expect(chat.panel.getByRole('alert')).toHaveText('Type your message first.');
  await expect(chat.message).toBeFocused();
  await chat.message.fill('When do you come to <b>Heron Way</b>?');
  await chat.send.click();
  await expect(chat.conversation).toHaveText([
    /^You: When do you come to <b>Heron Way<\/b>\?$/,
    /^Test chat: Thank you\./,
  ]);
  await page.reload();
  await expect(chat.panel).toHaveCount(0);
  await page.goto('/help?chat=true');
  await expect(chat.conversation).toHaveCount(2);
  await expect(chat.message).toHaveValue('');
  expect((await keptNames(page)).local).toEqual([]);
});

for (const [search, opens] of [
  ['?chat=true', true],
  ['?from=mail&chat=true', true],
  ['?chat=1', false],
  ['?chat=TRUE', false],
  ['?chat=', false],
  ['?chats=true', false],
] as const)
  test(`an address with ${search} ${opens ? 'opens a new message' : 'does not open the chat'} (DB-11)`, async ({
    page,
    chat,
  }) => {
    await page.goto(`/${search}#plans`, { waitUntil: 'networkidle' });
    await expect(chat.panel).toHaveCount(opens ? 1 : 0);
    await expectStandIns(page, opens ? ['chat'] : []);
    const left = opens ? search.replace(/[?&]chat=true/, '') : search;
    await expect(page).toHaveURL(`/${left}#plans`);
  });

test('a member is identified by a signature that only the gateway can make (DB-09, DB-10)', async ({
  page,
  gateway,
  chat,
}) => {
  const member = await gateway.register();
  await page.goto('/?chat=true');
  await expect(chat.panel).toBeVisible();
  const [{ told } = {}] = await standIns(page);
  const [, settings] = (told?.[0] ?? []) as [string, { user_id: string; user_hash: string }];
  expect(settings).toEqual({ region: 'eu', user_id: settings.user_id, user_hash: signed(settings.user_id) });
  const { id } = (await (await page.request.get('/member-api/v1/members/me')).json()) as { id: unknown };
  expect(settings.user_id).toBe(String(id));
  await expect(chat.panel).toContainText(`member ${settings.user_id}`);
  expect(JSON.stringify(told)).not.toContain(member.email);
});

test('who logs in goes on with the conversation as a member; who logs out takes it along (DB-10)', async ({
  page,
  pages,
  view,
  gateway,
  chat,
}) => {
  const member = await gateway.registerElsewhere();
  await page.goto('/auth/login?chat=true');
  await chat.message.fill('Hello');
  await chat.send.click();
  await expect(chat.conversation).toHaveCount(2);
  await chat.close.click();
  await pages.enteringCredentials.logIn(member);
  await expect.poll(async () => JSON.stringify(await standIns(page))).toContain('"update",{"region":"eu","user_id"');
  await page.evaluate(() => history.pushState(null, '', '/help?chat=true'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(chat.panel).toContainText('You are here as member');
  await expect(chat.conversation).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.evaluate(() => history.pushState(null, '', '/auth/logout'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await view.isAt('You’re logged out');
  await expect.poll(async () => (await standIns(page))[0]?.told?.slice(-2)).toEqual([['shutdown'], ['boot', visitor]]);
  expect((await keptNames(page)).session).not.toContain('chat-conversation');
});

for (const status of [401, 500])
  test(`an identity refused with ${status} is no trouble to the customer: the chat opens as for a visitor (DB-09, ER-01, ER-03)`, async ({
    page,
    gateway,
    chat,
    view,
  }) => {
    await gateway.register();
    await gateway.fault({ operationId: 'getChatIdentity', status });
    await page.goto('/help?chat=true');
    await expect(chat.panel).toContainText('You are here as a visitor.');
    await expect(page).toHaveURL('/help');
    await view.isAt('How can we help?');
    expect((await standIns(page))[0]?.told?.[0]).toEqual(['boot', visitor]);
  });

for (const width of [320, 768, 1280])
  test(`at ${width} px nobody meets a barrier in the chat, and it is used by keyboard (DB-10)`, async ({
    page,
    chat,
    view,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/?chat=true');
    await expect(chat.message).toBeFocused();
    await page.keyboard.type('Is there a barrier?');
    await page.keyboard.press('Tab');
    await expect(chat.send).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chat.conversation).toHaveCount(2);
    await view.hasNoBarriers(`the chat at ${width}`);
    for (const target of [chat.close, chat.send, chat.message])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(chat.close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chat.panel).toBeHidden();
  });

test('on a phone the page behind the chat cannot be reached, and on a wide screen it can (DB-10)', async ({
  page,
  chat,
}) => {
  const isInert = () => page.evaluate(() => document.querySelector('#root')?.hasAttribute('inert'));
  await page.goto('/?chat=true');
  await expect(chat.panel).toHaveAttribute('aria-modal', 'true');
  expect(await isInert()).toBe(true);
  await chat.close.click();
  expect(await isInert()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/?chat=true');
  await expect(chat.panel).toHaveAttribute('aria-modal', 'false');
  expect(await isInert()).toBe(false);
});

test(
  'a provider that does not answer is said in words, with another way, and nothing is broken (DB-10)',
  {
    tag: '@own-gateway',
  },
  async ({ page, chat, view, browserConsole }) => {
    browserConsole.expect(/ERR_CONNECTION_REFUSED/);
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(globalThis, { refused });
      addEventListener('securitypolicyviolation', ({ violatedDirective }) => refused.push(violatedDirective));
    });
    await page.goto('/?chat=true');
    await expect(chat.notOpened).toBeFocused();
    await view.hasNoBarriers('the chat did not open');
    expect(
      await page.evaluate(() => Reflect.get(globalThis, 'refused') as string[]),
      'the policy let it be asked',
    ).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(chat.notOpened).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goto('/?chat=true');
    await chat.notOpened.getByRole('button', { name: 'Close' }).click();
    await expect(chat.notOpened).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goto('/?chat=true');
    await chat.notOpened.getByRole('link', { name: 'Go to the help page' }).click();
    await expect(page).toHaveURL('/help');
  },
);
