import type { BrowserJourney } from './runner/browser-journey.types.ts';
import { aboutYou } from './journeys/about-you.browser.ts';
import { addressCheck } from './journeys/address-check.browser.ts';
import { bookInstall } from './journeys/book-install.browser.ts';
import { browsePhones } from './journeys/browse-phones.browser.ts';
import { changePassword } from './journeys/change-password.browser.ts';
import { changePlan } from './journeys/change-plan.browser.ts';
import { choosePaymentMethod } from './journeys/choose-payment-method.browser.ts';
import { checkOut } from './journeys/check-out.browser.ts';
import { choosePair } from './journeys/choose-pair.browser.ts';
import { choosePlan } from './journeys/choose-plan.browser.ts';
import { confirmEmail } from './journeys/confirm-email.browser.ts';
import { customisePlan } from './journeys/customise-plan.browser.ts';
import { dashboard } from './journeys/dashboard.browser.ts';
import { buySimPlan } from './journeys/buy-sim-plan.browser.ts';
import { estimateData } from './journeys/estimate-data.browser.ts';
import { fillBasket } from './journeys/fill-basket.browser.ts';
import { logIn } from './journeys/log-in.browser.ts';
import { logOut } from './journeys/log-out.browser.ts';
import { lookUpCharges } from './journeys/look-up-charges.browser.ts';
import { manageOrder } from './journeys/manage-order.browser.ts';
import { findPlan } from './journeys/find-plan.browser.ts';
import { followCredit } from './journeys/follow-credit.browser.ts';
import { followShopOrder } from './journeys/follow-shop-order.browser.ts';
import { followSwitch } from './journeys/follow-switch.browser.ts';
import { leavePlan } from './journeys/leave-plan.browser.ts';
import { managePlan } from './journeys/manage-plan.browser.ts';
import { manageProfile } from './journeys/manage-profile.browser.ts';
import { moveNumber } from './journeys/move-number.browser.ts';
import { onboardSim } from './journeys/onboard-sim.browser.ts';
import { orderFreeSim } from './journeys/order-free-sim.browser.ts';
import { pay } from './journeys/pay.browser.ts';
import { readBills } from './journeys/read-bills.browser.ts';
import { registerInterest } from './journeys/register-interest.browser.ts';
import { register } from './journeys/register.browser.ts';
import { reportFault } from './journeys/report-fault.browser.ts';
import { resetPassword } from './journeys/reset-password.browser.ts';
import { reviewOrder } from './journeys/review-order.browser.ts';
import { secondFactor } from './journeys/second-factor.browser.ts';
import { switchProvider } from './journeys/switch-provider.browser.ts';
import { viewPhone } from './journeys/view-phone.browser.ts';
import { shareLove } from './journeys/share-love.browser.ts';
import { topUp } from './journeys/top-up.browser.ts';

/** The journeys that are walked in the browser. */
export const browserJourneys: readonly BrowserJourney[] = [
  addressCheck,
  switchProvider,
  bookInstall,
  choosePair,
  choosePlan,
  customisePlan,
  reviewOrder,
  manageOrder,
  leavePlan,
  followSwitch,
  reportFault,
  changePlan,
  readBills,
  choosePaymentMethod,
  topUp,
  shareLove,
  buySimPlan,
  pay,
  findPlan,
  managePlan,
  manageProfile,
  dashboard,
  logIn,
  register,
  resetPassword,
  confirmEmail,
  changePassword,
  secondFactor,
  aboutYou,
  registerInterest,
  browsePhones,
  estimateData,
  lookUpCharges,
  viewPhone,
  fillBasket,
  followShopOrder,
  followCredit,
  moveNumber,
  onboardSim,
  orderFreeSim,
  checkOut,
  logOut,
];
