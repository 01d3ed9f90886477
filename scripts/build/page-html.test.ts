import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { checkOutCopy } from '../../src/journeys/check-out/check-out.copy.ts';
import { fillBasketCopy } from '../../src/journeys/fill-basket/fill-basket.copy.ts';
import { followShopOrderCopy } from '../../src/journeys/follow-shop-order/follow-shop-order.copy.ts';
import { readBillsCopy } from '../../src/journeys/read-bills/read-bills.copy.ts';
import { topUpCopy } from '../../src/journeys/top-up/top-up.copy.ts';
import { contact } from '../../src/pages/content/contact.ts';
import { builtPages, type BuiltPage } from './built-pages.ts';
import { documentOfWords } from './page-html.ts';

vi.stubGlobal('BUILD_YEAR', '2026');
vi.stubGlobal('__MACHINES_HASH__', 'of this test');

const root = join(import.meta.dirname, '../..');
let pages: BuiltPage[] = [];
let htmlOf: (path: string) => Promise<string>;

beforeAll(async () => {
  const { consentQuestion, opening, prerender, sitePages, waiting } = await import('../../src/app/prerender.tsx');
  pages = builtPages(await sitePages());
  const template = await readFile(join(root, 'index.html'), 'utf8');
  htmlOf = async (path) => {
    const page = pages.find((each) => each.path === path);
    if (!page) throw new Error(`${path} is not built ahead`);
    const files = { page, entry: 'app.js', first: 'react.js', scripts: [], styles: [], next: [] };
    const everywhere = { waiting: waiting(), question: consentQuestion() };
    return documentOfWords(
      template,
      files,
      { ...(await prerender(path)), ...everywhere, opening: await opening(path) },
      root,
    );
  };
});

/** The part of a document that is for everybody, and the one for those without JavaScript. */
function partsOf(html: string) {
  const body = html.slice(html.indexOf('<body'));
  return {
    words: body.replaceAll(/<(noscript|template|script)\b.*?<\/\1>/gs, ''),
    without: [...body.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inside]) => inside).join(''),
  };
}

const fieldsOf = (html: string) => [...html.matchAll(/<input[^>]* name="([^"]*)"/g)].map(([, name]) => name);

test.each([
  ['/postcode-checker', 'Can you get our broadband?', ['text']],
  ['/auth/login', 'Log in', ['email', 'password']],
  [
    '/auth/register',
    'Join us',
    ['firstName', 'lastName', 'email', 'phone', 'birthDay', 'birthMonth', 'birthYear', 'password', 'marketingOptIn'],
  ],
  ['/register-interest', 'Be first to know', ['firstName', 'lastName', 'email']],
])('%s comes with its heading, its first words and its fields', async (path, heading, fields) => {
  const { words } = partsOf(await htmlOf(path));
  expect(words).toMatch(new RegExp(`<h1[^>]*>${heading.replace('?', '\\?')}</h1>`));
  expect(fieldsOf(words)).toEqual(expect.arrayContaining(fields));
  expect(words).not.toContain('One moment');
});

test('without the app no form can put what is typed into the address', async () => {
  for (const path of ['/postcode-checker', '/auth/login', '/auth/register', '/register-interest']) {
    const forms = [...(await htmlOf(path)).matchAll(/<form[^>]*>/g)].map(([form]) => form);
    expect(forms.length, path).toBeGreaterThan(0);
    for (const form of forms) expect(form, path).toContain('method="dialog"');
  }
});

test('what stands in for the other pages is header, footer and a sign of waiting, and nothing of theirs', async () => {
  for (const { path } of pages.filter(({ standsIn }) => standsIn === 'shell')) {
    const { words } = partsOf(await htmlOf(path));
    const main = /<main[^>]*>(.*)<\/main>/s.exec(words)?.[1] ?? '';
    expect(main.replaceAll(/<[^>]*>/g, ' ').trim(), path).toMatch(/^One moment\s+One moment …$/);
    expect(main).toContain('role="status"');
    expect(words).toContain('<footer');
  }
});

test.each([
  ['/basket', 'basket.html', fillBasketCopy.LoadingBasket],
  ['/dashboard/bills', 'dashboard/bills.for-members.html', readBillsCopy.LoadingBills],
  ['/dashboard/orders/phones', 'dashboard/orders/phones.for-members.html', followShopOrderCopy.LoadingOrders],
  ['/checkout', 'checkout.for-members.html', checkOutCopy.LoadingCheckout],
  ['/top-up', 'top-up.for-members.html', topUpCopy.LoadingCredit],
])('%s opens with its own heading and lead, and says what it waits for: %s', async (path, file, copy) => {
  expect(pages.find((page) => page.path === path)?.file).toBe(file);
  const html = await htmlOf(path);
  const main = /<main[^>]*>(.*)<\/main>/s.exec(partsOf(html).words)?.[1] ?? '';
  expect(
    main
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe(`${copy.heading} ${copy.intro} ${copy.loading}`);
  expect(main).toContain('role="status"');
  expect(main).not.toMatch(/<(?:a|button|input)\b/);
});

test('a document for members alone has a header without anything for visitors, and every other is for both (SH-03)', async () => {
  for (const { path, file } of pages)
    expect((await htmlOf(path)).includes('<html data-member="known"'), path).toBe(file.endsWith('.for-members.html'));
});

test('every document asks about cookies first of all, and not those whose answer it could not take (SC-13)', async () => {
  for (const { path } of pages) {
    const { words, without } = partsOf(await htmlOf(path));
    expect(words.replace(/<body[^>]*>/, '').trimStart(), path).toMatch(/^<div id="consent">.*?Cookies: your choice/s);
    expect(await htmlOf(path), path).toContain('#consent{display:none}</style></noscript>');
    expect(without, path).not.toContain('Cookies');
  }
});

test('every document says to those without JavaScript what to do', async () => {
  for (const { path } of pages) {
    const { without } = partsOf(await htmlOf(path));
    expect(without, path).toContain('Switch JavaScript on');
    expect(without, path).toContain(contact.phone);
  }
});
