import { accountJourneys } from './account-journeys.ts';
import * as addressCheck from './address-check/address-check.cases.ts';
import { addressCheckMachine } from './address-check/address-check.machine.ts';
import * as bookInstall from './book-install/book-install.cases.ts';
import { bookInstallMachine } from './book-install/book-install.machine.ts';
import * as changePlan from './change-plan/change-plan.cases.ts';
import { changePlanMachine } from './change-plan/change-plan.machine.ts';
import * as choosePair from './choose-pair/choose-pair.cases.ts';
import { choosePairMachine } from './choose-pair/choose-pair.machine.ts';
import * as choosePaymentMethod from './choose-payment-method/choose-payment-method.cases.ts';
import { choosePaymentMethodMachine } from './choose-payment-method/choose-payment-method.machine.ts';
import * as choosePlan from './choose-plan/choose-plan.cases.ts';
import { choosePlanMachine } from './choose-plan/choose-plan.machine.ts';
import * as customisePlan from './customise-plan/customise-plan.cases.ts';
import { customisePlanMachine } from './customise-plan/customise-plan.machine.ts';
import * as dashboard from './dashboard/dashboard.cases.ts';
import { dashboardMachine } from './dashboard/dashboard.machine.ts';
import * as manageOrder from './manage-order/manage-order.cases.ts';
import { manageOrderMachine } from './manage-order/manage-order.machine.ts';
import * as managePlan from './manage-plan/manage-plan.cases.ts';
import { managePlanMachine } from './manage-plan/manage-plan.machine.ts';
import * as matchWatch from './match-watch/match-watch.cases.ts';
import { matchWatchMachine } from './match-watch/match-watch.machine.ts';
import * as mobileMenu from './mobile-menu/mobile-menu.cases.ts';
import { mobileMenuMachine } from './mobile-menu/mobile-menu.machine.ts';
import * as orderBroadband from './order-broadband/order-broadband.cases.ts';
import { orderBroadbandMachine } from './order-broadband/order-broadband.machine.ts';
import * as findPlan from './find-plan/find-plan.cases.ts';
import { findPlanMachine } from './find-plan/find-plan.machine.ts';
import * as followSwitch from './follow-switch/follow-switch.cases.ts';
import { followSwitchMachine } from './follow-switch/follow-switch.machine.ts';
import * as leavePlan from './leave-plan/leave-plan.cases.ts';
import { leavePlanMachine } from './leave-plan/leave-plan.machine.ts';
import * as pay from './pay/pay.cases.ts';
import { payMachine } from './pay/pay.machine.ts';
import * as readBills from './read-bills/read-bills.cases.ts';
import { readBillsMachine } from './read-bills/read-bills.machine.ts';
import * as registerInterest from './register-interest/register-interest.cases.ts';
import { registerInterestMachine } from './register-interest/register-interest.machine.ts';
import * as reportFault from './report-fault/report-fault.cases.ts';
import { reportFaultMachine } from './report-fault/report-fault.machine.ts';
import * as reviewOrder from './review-order/review-order.cases.ts';
import { reviewOrderMachine } from './review-order/review-order.machine.ts';
import * as selectAppointment from './select-appointment/select-appointment.cases.ts';
import { selectAppointmentMachine } from './select-appointment/select-appointment.machine.ts';
import * as session from './session/session.cases.ts';
import { sessionMachine } from './session/session.machine.ts';
import * as switchProvider from './switch-provider/switch-provider.cases.ts';
import { switchProviderMachine } from './switch-provider/switch-provider.machine.ts';
import * as topUp from './top-up/top-up.cases.ts';
import { topUpMachine } from './top-up/top-up.machine.ts';
import { journey, type Journey } from './journey.ts';
import { shopJourneys } from './shop-journeys.ts';
import { simJourneys } from './sim-journeys.ts';

/** The register: every machine of the product. Inspector, docs, tests and coverage read this list. */
export const journeys: readonly Journey[] = [
  journey({
    name: 'order-broadband',
    title: 'Order broadband',
    errand: 'From an address to an order: the parent of Plan, Install and Review.',
    machine: orderBroadbandMachine,
    model: orderBroadband,
  }),
  journey({
    name: 'address-check',
    title: 'Check an address',
    errand: 'Find the home and say whether we can supply it.',
    machine: addressCheckMachine,
    model: addressCheck,
  }),
  journey({
    name: 'register-interest',
    title: 'Be first to know',
    errand: 'Leave a name and an email address for when service comes.',
    machine: registerInterestMachine,
    model: registerInterest,
  }),
  journey({
    name: 'choose-plan',
    title: 'Choose a plan',
    errand: 'Pick one of the plans on offer and have it made.',
    machine: choosePlanMachine,
    model: choosePlan,
  }),
  journey({
    name: 'switch-provider',
    title: 'Switch from another provider',
    errand: 'Move the broadband over by One Touch Switch, or say that it is not wanted.',
    machine: switchProviderMachine,
    model: switchProvider,
  }),
  journey({
    name: 'match-watch',
    title: 'Watch the match',
    errand: 'Look what the losing provider says of a switch, for as long as somebody waits for it.',
    machine: matchWatchMachine,
    model: matchWatch,
  }),
  journey({
    name: 'customise-plan',
    title: 'Customise the plan',
    errand: 'Choose contract length, kit and connection date, or save it all for later.',
    machine: customisePlanMachine,
    model: customisePlan,
  }),
  journey({
    name: 'book-install',
    title: 'Book your install',
    errand: 'Choose the outside visit and the in-home visit and have the network hold them.',
    machine: bookInstallMachine,
    model: bookInstall,
  }),
  journey({
    name: 'choose-pair',
    title: 'Choose a pair of dates',
    errand: 'Take both dates of a home that needs two visits at once, as a pair that fits.',
    machine: choosePairMachine,
    model: choosePair,
  }),
  journey({
    name: 'select-appointment',
    title: 'Select a date',
    errand: 'Look through the free dates of a visit and take one.',
    machine: selectAppointmentMachine,
    model: selectAppointment,
  }),
  journey({
    name: 'review-order',
    title: 'Review the order',
    errand: 'Read everything once more, accept the contract and place the order.',
    machine: reviewOrderMachine,
    model: reviewOrder,
  }),
  journey({
    name: 'manage-order',
    title: 'Manage an order',
    errand: 'Follow an order, move its visits, tell the engineer something, or cancel it.',
    machine: manageOrderMachine,
    model: manageOrder,
  }),
  journey({
    name: 'read-bills',
    title: 'Read the bills',
    errand: 'See what is to be paid and why, what the next bill will be, and keep a bill.',
    machine: readBillsMachine,
    model: readBills,
  }),
  journey({
    name: 'pay',
    title: 'Pay',
    errand:
      'Pay for something by card or wallet, have a card kept, or set up a Direct Debit, with the question of the bank, once.',
    machine: payMachine,
    model: pay,
  }),
  journey({
    name: 'follow-switch',
    title: 'Follow a switch',
    errand:
      'See how a switch goes, to us or to another provider, what it ends and costs, and say that one wasn’t asked for.',
    machine: followSwitchMachine,
    model: followSwitch,
  }),
  journey({
    name: 'change-plan',
    title: 'Change a plan',
    errand: 'Compare other plans with the present one, change to one from the next bill on, and undo that.',
    machine: changePlanMachine,
    model: changePlan,
  }),
  journey({
    name: 'leave-plan',
    title: 'Leave a plan',
    errand: 'See what leaving a plan means and costs, choose its last day, and take that back.',
    machine: leavePlanMachine,
    model: leavePlan,
  }),
  journey({
    name: 'choose-payment-method',
    title: 'Choose how bills are paid',
    errand: 'Have bills charged to a card, add or remove a card, or pay each bill oneself.',
    machine: choosePaymentMethodMachine,
    model: choosePaymentMethod,
  }),
  journey({
    name: 'top-up',
    title: 'Top up your credit',
    errand: 'See the credit, top it up by card, by voucher or by itself, and pay what is owed.',
    machine: topUpMachine,
    model: topUp,
  }),
  journey({
    name: 'find-plan',
    title: 'Find the plan',
    errand: 'Come from a page of words to the plan that it means, or to what is done about it.',
    machine: findPlanMachine,
    model: findPlan,
  }),
  journey({
    name: 'manage-plan',
    title: 'Manage a plan',
    errand: 'See what a plan and its contract mean today, boost it, or pause it.',
    machine: managePlanMachine,
    model: managePlan,
  }),
  journey({
    name: 'report-fault',
    title: 'Report a fault',
    errand: 'Say what is wrong with a plan and since when, and follow its repair.',
    machine: reportFaultMachine,
    model: reportFault,
  }),
  journey({
    name: 'dashboard',
    title: 'Dashboard',
    errand: 'See orders, visits, promises and messages in one place, and what is to be done about them.',
    machine: dashboardMachine,
    model: dashboard,
  }),
  ...shopJourneys,
  ...simJourneys,
  journey({
    name: 'session',
    title: 'Session',
    errand: 'Know who is here, and which flags hold for them.',
    machine: sessionMachine,
    model: session,
  }),
  journey({
    name: 'mobile-menu',
    title: 'Menu below large',
    errand: 'Open the navigation over a page that holds still, and close it again.',
    machine: mobileMenuMachine,
    model: mobileMenu,
  }),
  ...accountJourneys,
];
