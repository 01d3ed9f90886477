import type { ComponentType } from 'react';
import { paths } from '../../machines/shared/paths.ts';

/**
 * What a page opens with before anything of its customer is known: its heading, its lead and the shape of what comes,
 * as its journey draws them while it asks. Used by the build, not by the site.
 */
export const openingViews: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [paths.bills]: async () => (await import('../journeys/read-bills/read-bills.views.ts')).views.LoadingBills,
  [paths.shopOrders]: async () =>
    (await import('../journeys/follow-shop-order/follow-shop-order.views.ts')).views.LoadingOrders,
  [paths.basket]: async () => (await import('../journeys/fill-basket/fill-basket.views.ts')).views.LoadingBasket,
  [paths.checkout]: async () => (await import('../journeys/check-out/check-out.views.ts')).views.LoadingCheckout,
  [paths.topUp]: async () => (await import('../journeys/top-up/top-up.views.ts')).views.LoadingCredit,
};
