import { product } from '../../../machines/choose-plan/choose-plan.cases.ts';
import { rolling } from '../../../machines/customise-plan/customise-plan.cases.ts';
import type { CustomisePlanModel } from '../../../machines/customise-plan/customise-plan.selectors.ts';

/** The connection of a rolling plan is paid once. */
const withSetUp = { ...rolling, setupPriceInPence: 3000 };

/** What the page is told of a plan of 12 months whose first possible day is chosen. */
export const usual: CustomisePlanModel = {
  lengths: [{ ...product, setupPriceInPence: 0 }, withSetUp],
  choice: { productId: product.productId, meshWifi: false, connectionDate: '2026-12-01' },
  errors: {},
  ticket: null,
  isDateFree: true,
  isSwitchable: true,
  switchingFrom: null,
  isBooked: false,
  refusal: '',
  earliestDate: '2026-12-01',
  latestDate: '2027-02-16',
  monthlyPriceInPence: 3500,
  meshMonthlyPriceInPence: 400,
  isLoading: false,
  isSaving: false,
  isKeeping: false,
};
