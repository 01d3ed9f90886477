import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Router, type Navigator } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { all, refurbished } from '../../../machines/browse-phones/browse-phones.cases.ts';
import { browsePhonesMachine } from '../../../machines/browse-phones/browse-phones.machine.ts';
import { selectBrowsePhones } from '../../../machines/browse-phones/browse-phones.selectors.ts';
import { failed, offline } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { askedIn } from '../../app/asked-in.ts';
import { views } from './browse-phones.views.ts';

/** What the page shows at an address, after what has happened. */
function modelAt(search: string, input: typeof all = all, ...events: object[]) {
  const actor = createActor(unanswered(browsePhonesMachine), { input }).start();
  actor.send({ type: 'address.read', asked: askedIn(search) });
  for (const event of events) actor.send(event as never);
  return selectBrowsePhones(actor.getSnapshot() as SnapshotFrom<typeof browsePhonesMachine>);
}

const drawing = (model: ReturnType<typeof modelAt>, send: (event: { type: string }) => void) => (
  <MemoryRouter>
    <views.ShowingPhones model={model} send={send} draft={{ values: {}, keep: () => undefined }} />
  </MemoryRouter>
);

/** Draws the range at an address. */
function show(search = '', ...more: [input?: typeof all, ...events: object[]]) {
  const send = vi.fn<(event: { type: string }) => void>();
  render(drawing(modelAt(search, ...more), send));
  return send;
}

const cards = () => within(screen.getByRole('list', { name: 'Phones' })).getAllByRole('listitem', { hidden: true });
const shown = () => cards().filter((card) => !card.hidden);
const group = (name: string) => within(screen.getByRole('group', { name, hidden: true }));
const choice = (of: string, name: RegExp) => group(of).getByRole('link', { name, hidden: true });

test('a card says what a phone is, from what price, in which condition and storage, and when it comes (PH-01)', () => {
  show();
  expect(shown().map(({ textContent }) => textContent)).toEqual([
    'Apple iPhone 17From £799New256 GB to 512 GBIn stock, next working day',
    'Samsung Galaxy S25From £449New and refurbished128 GB to 256 GBIn stock, 2 working days',
    'Apple iPhone 13£279Refurbished128 GBIn stock, 2 working days',
    'Google Pixel 9£549New128 GBOut of stock',
  ]);
  expect(screen.getByRole('link', { name: 'Galaxy S25' })).toHaveAttribute('href', '/mobile-phones/samsung-galaxy-s25');
  expect(screen.getByRole('status')).toHaveTextContent('4 phones');
});

test('a reduced price stands beside the one before it', () => {
  show('?condition=new&brands=samsung');
  expect(shown()[0]).toHaveTextContent('£729was £799');
  expect(screen.getByRole('status')).toHaveTextContent('1 phone');
});

test('what does not fit stays in the page, unseen, so that a filter moves nothing else', () => {
  show('?brands=apple');
  expect(cards()).toHaveLength(4);
  expect(shown().map((card) => within(card).getByRole('link').textContent)).toEqual(['iPhone 17', 'iPhone 13']);
});

test('filters are links with the number of phones beside each; the chosen one says so (PH-01, PH-03)', () => {
  show('?brands=apple&grade=A');
  expect(choice('Brand', /^Apple/)).toHaveAttribute('aria-current', 'true');
  expect(choice('Brand', /^Samsung/)).not.toHaveAttribute('aria-current');
  expect(choice('Brand', /^Apple/)).toHaveTextContent('Apple1');
  expect(choice('Brand', /^Samsung/)).toHaveAttribute('href', '/mobile-phones?brands=apple,samsung&grade=A');
  expect(choice('Grade', /^Nearly new/)).toHaveAttribute('aria-current', 'true');
  expect(choice('Sort by', /^Newest/)).toHaveAttribute('href', '/mobile-phones?brands=apple&grade=A&sortBy=newest');
  expect(choice('Price', /^Up to £500/)).toHaveAttribute('href', '/mobile-phones?brands=apple&grade=A&maxPrice=500');
  expect(screen.getByText('Filters (2)')).toBeInTheDocument();
});

test('the order stands beside the filters, each folded by itself where the screen is narrow (PH-02)', () => {
  show('');
  const [order, filters] = screen.getAllByRole('navigation', { hidden: true });
  expect(order).toHaveAccessibleName('Sort by');
  expect(within(order as HTMLElement).getAllByRole('group', { hidden: true })).toHaveLength(1);
  expect(filters).toHaveAccessibleName('Filters');
  expect(order?.closest('details')).not.toBe(filters?.closest('details'));
  expect(within(filters as HTMLElement).queryByRole('group', { name: 'Sort by', hidden: true })).toBeNull();
});

test('grades are asked of refurbished phones alone, or where an address asks for one (PH-03)', () => {
  const grades = () => screen.queryByRole('group', { name: 'Grade', hidden: true });
  show('?condition=new');
  expect(grades()).toBeNull();
  cleanup();
  show('?grade=A');
  expect(grades()).toBeInTheDocument();
  cleanup();
  show('', refurbished);
  expect(grades()).toBeInTheDocument();
});

test('where no phone fits, the page says what to leave out (PH-01)', () => {
  show('?brands=samsung&storage=256&maxPrice=700');
  expect(screen.getByRole('heading', { name: 'No phone fits' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Any storage: 1 phone' })).toHaveAttribute(
    'href',
    '/mobile-phones?brands=samsung&maxPrice=700',
  );
  expect(screen.getByRole('link', { name: 'Clear filters: 4 phones' })).toHaveAttribute('href', '/mobile-phones');
});

test('the page of refurbished phones says what the grades mean (PH-03)', () => {
  show('', refurbished);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Refurbished phones');
  expect(document.getElementById('grades')).toHaveTextContent(/Like new.*Nearly new.*Excellent.*Good/);
  expect(cards()).toHaveLength(2);
});

test('where prices of now do not come, the page says so and offers another try (ER-04)', async () => {
  const send = show('', all, failed('loadPhones', offline));
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t check prices and stock of now.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(send).toHaveBeenCalledWith({ type: 'retry.requested' });
});

/** More phones than are drawn at once. */
const long: typeof all = {
  ...all,
  phones: Array.from({ length: 15 }, (_, copy) =>
    all.phones.map((phone) => ({ ...phone, slug: `${phone.slug}-${copy}`, name: `${phone.name} ${copy}` })),
  ).flat(),
};

test('of a long list in another order the first phones are there at once, and the others follow', async () => {
  const at = (search: string) => modelAt(search, long);
  const [featured, cheapest] = [at(''), at('?sortBy=price-low')];
  // As in a browser, where what may follow waits until the browser has time.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(drawing(featured, vi.fn())));
  flushSync(() => root.render(drawing(cheapest, vi.fn())));
  const names = () => shown().map((card) => within(card).getByRole('link').textContent);
  const namesOf = ({ cards: all }: typeof featured) => all.map(({ name }) => name);
  expect(names()).toEqual([...namesOf(cheapest).slice(0, 12), ...namesOf(featured).slice(12)]);
  await expect.poll(names).toEqual(namesOf(cheapest));
  root.unmount();
  vi.unstubAllGlobals();
});

test('the focus stays on its phone when the phones come in another order, also where that is drawn later', async () => {
  const at = (search: string) => drawing(modelAt(search, long), vi.fn());
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(at('')));
  // The dearest goes from the first place to the last, and back.
  screen.getByRole('link', { name: 'iPhone 17 0' }).focus();
  flushSync(() => root.render(at('?sortBy=price-low')));
  await expect.poll(() => document.activeElement?.textContent).toBe('iPhone 17 0');
  expect(cards()[0]).not.toHaveTextContent('iPhone 17 0');
  flushSync(() => root.render(at('')));
  await expect.poll(() => cards()[0]?.contains(document.activeElement)).toBe(true);
  expect(document.activeElement).toHaveTextContent('iPhone 17 0');
  root.unmount();
  vi.unstubAllGlobals();
});

test('a press is answered with its phones and its mark, and the numbers beside the choices follow; who presses before them presses on top of it', async () => {
  const leads = vi.fn<(to: string) => void>();
  const router = { push: leads } as unknown as Navigator;
  const at = (search: string) => (
    <Router location="/mobile-phones" navigator={router}>
      <views.ShowingPhones model={modelAt(search, long)} send={vi.fn()} draft={{ values: {}, keep: () => undefined }} />
    </Router>
  );
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(at('')));
  await expect.poll(() => choice('Brand', /^Apple/).textContent).toBe('Apple30');
  flushSync(() => root.render(at('?grade=A')));
  expect(screen.getByRole('status')).toHaveTextContent('15 phones');
  expect(choice('Grade', /^Nearly new/)).toHaveAttribute('aria-current', 'true');
  expect(choice('Brand', /^Apple/)).toHaveTextContent('Apple30');
  choice('Brand', /^Apple/).click();
  expect(leads).toHaveBeenCalledWith('/mobile-phones?brands=apple&grade=A');
  await expect.poll(() => choice('Brand', /^Apple/).textContent).toBe('Apple15');
  root.unmount();
  vi.unstubAllGlobals();
});

test('where the phone with the focus no longer fits, the focus goes to the number of phones', () => {
  const { rerender } = render(drawing(modelAt(''), vi.fn()));
  screen.getByRole('link', { name: 'iPhone 17' }).focus();
  rerender(drawing(modelAt('?brands=apple'), vi.fn()));
  expect(screen.getByRole('link', { name: 'iPhone 17' })).toHaveFocus();
  rerender(drawing(modelAt('?brands=samsung'), vi.fn()));
  expect(screen.getByRole('status')).toHaveFocus();
});

test.each([
  ['?brands=apple', 'Clear filters'],
  ['?brands=samsung&storage=256&maxPrice=700', 'Any price: 1 phone'],
])('at %s “%s” goes with what it undoes: the focus goes to the number of phones', async (search, name) => {
  show(search);
  await userEvent.click(screen.getAllByRole('link', { name, hidden: true })[0] ?? document.body);
  expect(screen.getByRole('status')).toHaveFocus();
});
