import {
  basketOf,
  both,
  changed,
  empty,
  facts,
  galaxy,
  pixel,
  soldOut,
} from '../../../machines/fill-basket/fill-basket.cases.ts';
import { fillBasketMachine } from '../../../machines/fill-basket/fill-basket.machine.ts';
import type { Basket, FillBasketContext } from '../../../machines/fill-basket/fill-basket.types.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { isBusy, newsAreDue, press, refuses, tells } from '../runner/outcomes.ts';

const { sku } = galaxy;

const two = { ...galaxy, quantity: 2 };

const itemsOf = (basket: Basket | null) => JSON.stringify(basket?.summary.items);

/** What is in the shop is told by a rule of testers: its stock and its prices are not the walk's to say. */
const makes = (basket: Basket): Outcome<FillBasketContext> => ({
  ...tells('setBasketItem', basket),
  when: (context) => itemsOf(changed(context)) === itemsOf(basket),
});

export const fillBasket = browserJourney<typeof fillBasketMachine>({
  name: 'fill-basket',
  machine: fillBasketMachine,
  starts: {
    'a visitor with two phones': {
      input: undefined,
      ready: ({ page }) => page.clock.install(),
      open: ({ page }) => page.goto(paths.basket),
    },
  },
  perform: {
    'quantity.chosen': [
      { event: { type: 'quantity.chosen', sku, quantity: 2 }, does: press(new RegExp(`^One more ${galaxy.name}$`)) },
    ],
    'phone.takenOut': [galaxy, pixel].map((line) => ({
      event: { type: 'phone.takenOut', sku: line.sku },
      does: press(new RegExp(`^Remove ${line.name}$`)),
    })),
    'undo.requested': press(/^Put it back$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadBasket: { ends: [tells('getBasket', both), tells('getBasket', empty), isBusy('getBasket')] },
    lookForNews: { ends: [tells('getBasket', soldOut), tells('getBasket', empty), isBusy('getBasket')] },
    changeBasket: {
      ends: [
        ...[[], [galaxy], [two], [pixel], [galaxy, pixel], [two, pixel]].map((lines) => makes(basketOf(...lines))),
        refuses('setBasketItem', 409, 'product.out-of-stock'),
        refuses('setBasketItem', 409, 'basket.full'),
        refuses('setBasketItem', 409, 'product.dearer'),
        refuses('setBasketItem', 404, 'product.not-found'),
        isBusy('setBasketItem'),
      ],
    },
  },
  delays: { newsDue: newsAreDue },
  facts,
});
