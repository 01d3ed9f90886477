import { paths } from '../../../machines/shared/paths.ts';
import type { selectViewPhone } from '../../../machines/view-phone/view-phone.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { viewPhoneCopy } from './view-phone.copy.ts';
import { BasketFull } from './views/BasketFull.tsx';
import { PhoneAdded } from './views/PhoneAdded.tsx';
import { PhoneNotAdded } from './views/PhoneNotAdded.tsx';
import { PriceRisen } from './views/PriceRisen.tsx';
import { ShowingPhone } from './views/ShowingPhone.tsx';
import { SoldOut } from './views/SoldOut.tsx';

const { phones } = paths;

const outcomes = {
  PhoneNotLoaded: { ways: { retry: { type: 'retry.requested' }, phones } },
  PhoneMissing: { kind: 'info', ways: { phones } },
} satisfies Outcomes<typeof viewPhoneCopy, ViewPropsOf<typeof selectViewPhone>>;

export const views = {
  ...outcomeViews(viewPhoneCopy, outcomes),
  LoadingPhone: comingView(viewPhoneCopy.LoadingPhone, 'cards', 'page'),
  ShowingPhone,
  PhoneAdded,
  PriceRisen,
  SoldOut,
  BasketFull,
  PhoneNotAdded,
};
