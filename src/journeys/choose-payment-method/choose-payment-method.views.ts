import type { selectChoosePaymentMethod } from '../../../machines/choose-payment-method/choose-payment-method.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { lateView } from '../../journey-host/late-view.tsx';
import { choosePaymentMethodCopy } from './choose-payment-method.copy.ts';
import { ShowingMethod } from './views/ShowingMethod.tsx';

const retry = { type: 'retry.requested' } as const;
const cards = { type: 'cards.requested' } as const;
const { dashboard } = paths;

const outcomes = {
  MethodNotLoaded: { ways: { retry, dashboard } },
  CardNotChosen: { ways: { retry, cards } },
  ChargingNotStopped: { ways: { retry, cards } },
  CardNotRemoved: { ways: { retry, cards } },
  TooManyChecks: {
    kind: 'warning',
    says: ({ body }, { message }) => ({ body: message === '' ? body : message }),
    ways: { cards },
  },
  CheckNotBegun: { ways: { retry, cards } },
  DebitNotBegun: { ways: { retry, cards } },
} satisfies Outcomes<typeof choosePaymentMethodCopy, ViewPropsOf<typeof selectChoosePaymentMethod>>;

export const views = {
  ...outcomeViews(choosePaymentMethodCopy, outcomes),
  LoadingMethod: comingView(choosePaymentMethodCopy.LoadingMethod, 'card'),
  ShowingMethod,
  ConfirmingStop: lateView(() => import('./views/ConfirmingStop.tsx').then((view) => view.ConfirmingStop)),
  ConfirmingRemoval: lateView(() => import('./views/ConfirmingRemoval.tsx').then((view) => view.ConfirmingRemoval)),
};
