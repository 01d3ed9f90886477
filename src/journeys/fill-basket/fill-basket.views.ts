import { paths } from '../../../machines/shared/paths.ts';
import type { selectFillBasket } from '../../../machines/fill-basket/fill-basket.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { fillBasketCopy } from './fill-basket.copy.ts';
import { BasketEmpty } from './views/BasketEmpty.tsx';
import { ShowingBasket } from './views/ShowingBasket.tsx';

const { phones } = paths;

const outcomes = {
  BasketNotLoaded: { ways: { retry: { type: 'retry.requested' }, phones } },
} satisfies Outcomes<typeof fillBasketCopy, ViewPropsOf<typeof selectFillBasket>>;

export const views = {
  ...outcomeViews(fillBasketCopy, outcomes),
  LoadingBasket: comingView(fillBasketCopy.LoadingBasket, 'rows', 'page'),
  BasketEmpty,
  ShowingBasket,
};
