import { fromPromise } from 'xstate';
import type { Basket, BasketChange } from '../../../machines/fill-basket/fill-basket.types.ts';
import type { Baskets } from '../../gateway-client/baskets.ts';
import { whenSomebodyIsThere } from '../../journey-host/when-somebody-is-there.ts';
import type { SomebodyThere } from '../../runtime/somebody-there.ts';

type Calls = {
  baskets: Baskets;
  /** For a look that nobody asked for. */
  quiet: { baskets: Pick<Baskets, 'getBasket'>; somebodyThere: SomebodyThere };
};

type Nothing = Record<string, never>;

/** Fills the basket's page with the gateway's calls; every one rejects with a Failure. The write may be sent again. */
export const createFillBasketActors = ({ baskets, quiet }: Calls) => ({
  loadBasket: fromPromise<Basket, Nothing>(({ signal }) => baskets.getBasket(signal)),
  lookForNews: whenSomebodyIsThere<Basket, Nothing>(quiet.somebodyThere, ({ signal }) =>
    quiet.baskets.getBasket(signal),
  ),
  changeBasket: fromPromise<Basket, BasketChange>(({ input, signal }) => baskets.setBasketItem(input, signal)),
});
