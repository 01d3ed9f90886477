import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  basketOf,
  both,
  empty,
  full,
  galaxy,
  pixel,
  soldOut,
} from '../../../machines/fill-basket/fill-basket.cases.ts';
import { fillBasketMachine } from '../../../machines/fill-basket/fill-basket.machine.ts';
import { selectFillBasket } from '../../../machines/fill-basket/fill-basket.selectors.ts';
import type { Basket } from '../../../machines/fill-basket/fill-basket.types.ts';
import { answered, failed, offline } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { views } from './fill-basket.views.ts';

type Shown = 'ShowingBasket' | 'BasketEmpty';

/** Draws the page of a basket after what has happened to it. */
function show(basket: Basket, events: object[] = [], view: Shown = 'ShowingBasket') {
  const actor = createActor(unanswered(fillBasketMachine)).start();
  for (const event of [answered('loadBasket', basket), ...events]) actor.send(event as never);
  const send = vi.fn<(event: { type: string }) => void>();
  const View = views[view];
  render(
    <MemoryRouter>
      <View model={selectFillBasket(actor.getSnapshot())} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  return send;
}

const { sku } = galaxy;
const lines = () => within(screen.getByRole('list', { name: 'In your basket' })).getAllByRole('listitem');
const summary = () => screen.getByRole('region', { name: 'Summary' });
const button = (name: string) => screen.getByRole('button', { name });

test('each thing says what it is, how many there are and what they cost (PH-05)', () => {
  show(basketOf({ ...galaxy, quantity: 2 }, pixel));
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Samsung Galaxy S25Navy · 128 GB · New£1,460£730 each.*2.*Remove Samsung Galaxy S25$/),
    expect.stringMatching(/^Google Pixel 9Black · 128 GB · Refurbished, goodOnly 2 left£329/),
  ]);
  expect(screen.getByRole('link', { name: 'Samsung Galaxy S25' })).toHaveAttribute(
    'href',
    '/mobile-phones/samsung-galaxy-s25?colour=navy&storage=128&condition=new',
  );
});

test('the summary has the sum, free delivery, until when prices hold and when it all comes (PH-05)', () => {
  show(both);
  expect(summary()).toHaveTextContent(/2 phones£1,059.*DeliveryFree.*Total VAT included£1,059/);
  expect(summary()).toHaveTextContent('We hold these prices until 9:20am.');
  expect(summary()).toHaveTextContent(
    'All of it can be with you on Tuesday 24 November 2026 if you order by 5pm on Monday 23 November 2026.',
  );
});

test('of one phone the summary says when it comes, and below are what goes for all of them (PH-05)', () => {
  show(basketOf(pixel));
  expect(summary()).toHaveTextContent('It can be with you on Tuesday 24 November 2026');
  expect(screen.getByRole('list', { name: 'Good to know' })).toHaveTextContent('We pay the postage.');
});

test('one more, one fewer and none are a press each (PH-05)', async () => {
  const send = show(basketOf({ ...galaxy, quantity: 2 }, pixel));
  await userEvent.click(button('One more Samsung Galaxy S25'));
  await userEvent.click(button('One fewer Samsung Galaxy S25'));
  await userEvent.click(button('Remove Samsung Galaxy S25'));
  expect(send.mock.calls.map(([event]) => event)).toEqual([
    { type: 'quantity.chosen', sku, quantity: 3 },
    { type: 'quantity.chosen', sku, quantity: 1 },
    { type: 'phone.takenOut', sku },
  ]);
});

test('more than there is room for, or than are left, and fewer than one cannot be chosen (PH-05)', async () => {
  const send = show(basketOf({ ...galaxy, quantity: 3 }, pixel));
  for (const name of ['One more Samsung Galaxy S25', 'One more Google Pixel 9', 'One fewer Google Pixel 9']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(name));
  }
  expect(send).not.toHaveBeenCalled();
});

test('what has sold out and what costs another price now says so (PH-05)', () => {
  show(soldOut);
  expect(lines()[0]).toHaveTextContent('Sold out. Remove it to go on with the others.');
  expect(lines()[0]).toHaveTextContent('The price has come down since you added it: it was £730.');
  expect(lines()[1]).not.toHaveTextContent(/Sold out|price/);
});

test('a price that has risen says what it was, and that only some of what is wanted is left (PH-05)', () => {
  show(basketOf({ ...pixel, quantity: 3, piecesLeft: 1, earlierPriceInPence: 29_900 }));
  expect(lines()[0]).toHaveTextContent('Only 1 is left. Choose fewer.');
  expect(lines()[0]).toHaveTextContent('The price has gone up since you added it: it was £299.');
});

test('two baskets that became one may hold too many: the page says how many have to go (PH-05)', () => {
  show(basketOf({ ...galaxy, quantity: 4 }, { ...pixel, quantity: 2 }));
  expect(summary()).toHaveTextContent('You can buy up to 4 phones at once. Remove 2 to go on.');
});

test('what was taken out can be put back, from an empty basket, too', async () => {
  const taken = [{ type: 'phone.takenOut', sku }, answered('changeBasket', empty)];
  const send = show(basketOf(galaxy), taken, 'BasketEmpty');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your basket is empty');
  expect(screen.getByText('You removed the Samsung Galaxy S25.')).toBeInTheDocument();
  await userEvent.click(button('Put it back'));
  expect(send).toHaveBeenCalledWith({ type: 'undo.requested' });
  expect(screen.getByRole('link', { name: 'See all phones' })).toHaveAttribute('href', '/mobile-phones');
});

test('a change that was refused says why and of what; the basket stays (PH-06)', () => {
  show(both, [
    { type: 'quantity.chosen', sku, quantity: 2 },
    failed('changeBasket', full),
    answered('loadBasket', both),
  ]);
  expect(screen.getByText(/^A basket holds up to 4 phones, so the Samsung Galaxy S25 stayed/)).toBeInTheDocument();
  expect(lines()).toHaveLength(2);
});

test('a change that failed can be tried again, and nothing is lost (ER-04)', async () => {
  const send = show(both, [{ type: 'quantity.chosen', sku, quantity: 2 }, failed('changeBasket', offline)]);
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t change your basket.');
  expect(lines()).toHaveLength(2);
  await userEvent.click(button('Try again'));
  expect(send).toHaveBeenCalledWith({ type: 'retry.requested' });
});
