import { dataLayer } from '../analytics/data-layer.ts';
import { createFactReader } from '../analytics/fact-reader.ts';
import type { Fact } from '../analytics/facts.ts';
import { createTracker } from '../analytics/tracker.ts';
import { log } from '../runtime/log.ts';
import { aboutYouAnalytics } from '../journeys/about-you/about-you.analytics.ts';
import { addressCheckAnalytics } from '../journeys/address-check/address-check.analytics.ts';
import { bookInstallAnalytics } from '../journeys/book-install/book-install.analytics.ts';
import { browsePhonesAnalytics } from '../journeys/browse-phones/browse-phones.analytics.ts';
import { changePasswordAnalytics } from '../journeys/change-password/change-password.analytics.ts';
import { changePlanAnalytics } from '../journeys/change-plan/change-plan.analytics.ts';
import { checkOutAnalytics } from '../journeys/check-out/check-out.analytics.ts';
import { choosePairAnalytics } from '../journeys/choose-pair/choose-pair.analytics.ts';
import { choosePlanAnalytics } from '../journeys/choose-plan/choose-plan.analytics.ts';
import { customisePlanAnalytics } from '../journeys/customise-plan/customise-plan.analytics.ts';
import { dashboardAnalytics } from '../journeys/dashboard/dashboard.analytics.ts';
import { buySimPlanAnalytics } from '../journeys/buy-sim-plan/buy-sim-plan.analytics.ts';
import { estimateDataAnalytics } from '../journeys/estimate-data/estimate-data.analytics.ts';
import { fillBasketAnalytics } from '../journeys/fill-basket/fill-basket.analytics.ts';
import { followShopOrderAnalytics } from '../journeys/follow-shop-order/follow-shop-order.analytics.ts';
import { logInAnalytics } from '../journeys/log-in/log-in.analytics.ts';
import { logOutAnalytics } from '../journeys/log-out/log-out.analytics.ts';
import { lookUpChargesAnalytics } from '../journeys/look-up-charges/look-up-charges.analytics.ts';
import { matchWatchAnalytics } from '../journeys/match-watch/match-watch.analytics.ts';
import { moveNumberAnalytics } from '../journeys/move-number/move-number.analytics.ts';
import { onboardSimAnalytics } from '../journeys/onboard-sim/onboard-sim.analytics.ts';
import { orderBroadbandAnalytics } from '../journeys/order-broadband/order-broadband.analytics.ts';
import { orderFreeSimAnalytics } from '../journeys/order-free-sim/order-free-sim.analytics.ts';
import { payAnalytics } from '../journeys/pay/pay.analytics.ts';
import { registerInterestAnalytics } from '../journeys/register-interest/register-interest.analytics.ts';
import { registerAnalytics } from '../journeys/register/register.analytics.ts';
import { resetPasswordAnalytics } from '../journeys/reset-password/reset-password.analytics.ts';
import { reviewOrderAnalytics } from '../journeys/review-order/review-order.analytics.ts';
import { secondFactorAnalytics } from '../journeys/second-factor/second-factor.analytics.ts';
import { selectAppointmentAnalytics } from '../journeys/select-appointment/select-appointment.analytics.ts';
import { shareLoveAnalytics } from '../journeys/share-love/share-love.analytics.ts';
import { switchProviderAnalytics } from '../journeys/switch-provider/switch-provider.analytics.ts';
import { topUpAnalytics } from '../journeys/top-up/top-up.analytics.ts';
import { viewPhoneAnalytics } from '../journeys/view-phone/view-phone.analytics.ts';

/** What each journey has to tell. */
const journeys = [
  orderBroadbandAnalytics,
  addressCheckAnalytics,
  choosePlanAnalytics,
  switchProviderAnalytics,
  matchWatchAnalytics,
  customisePlanAnalytics,
  bookInstallAnalytics,
  choosePairAnalytics,
  selectAppointmentAnalytics,
  reviewOrderAnalytics,
  dashboardAnalytics,
  registerInterestAnalytics,
  logInAnalytics,
  registerAnalytics,
  resetPasswordAnalytics,
  changePasswordAnalytics,
  changePlanAnalytics,
  secondFactorAnalytics,
  logOutAnalytics,
  shareLoveAnalytics,
  payAnalytics,
  aboutYouAnalytics,
  browsePhonesAnalytics,
  buySimPlanAnalytics,
  estimateDataAnalytics,
  lookUpChargesAnalytics,
  topUpAnalytics,
  viewPhoneAnalytics,
  fillBasketAnalytics,
  checkOutAnalytics,
  followShopOrderAnalytics,
  moveNumberAnalytics,
  onboardSimAnalytics,
  orderFreeSimAnalytics,
];

/** Reads what happens on the site into the page's data layer. */
export const startAnalytics = (): ((fact: Fact) => void) =>
  createFactReader({
    journeys,
    track: createTracker({ push: (entry) => dataLayer().push(entry) }),
    onMistake: (message) => log.error(message),
  });
