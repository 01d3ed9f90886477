/** Why no customer can take a transition in a browser. Machine tests take each of them all the same. */

const ownWay =
  'no page of the errand links to its other address: the machine goes there by itself, and nothing leads back';
const oneAddress = 'the errand has one address only, and a page that is shown is not asked for again';
const ownMistake = 'a child machine breaks by a mistake of ours only: every failure of its calls is a state of its own';
const behindBroken = 'comes only after a child machine that broke, or with an order that the gateway never gives back';
const notOffered = 'the page of this state does not offer it; the machine would take it from the page before';
const sameCall =
  'is pressed while the call that it makes anew is under way: a walk keeps a call from ending only until the next press';
const otherCall =
  'is pressed while a call is under way, and is kept until its end: a walk keeps no call from ending (PH-05)';
const ownStep = 'goes from page to page on this site, which asks nobody and can fail by a mistake of ours only';
const pageLeft =
  'the page is left in the same moment and can seldom tell of it; its address is looked at instead (OR-04)';

const routes = [
  'logIn · xstate.route → enteringCredentials',
  'register · xstate.route → enteringRegistration',
  'confirmEmail · xstate.route → checkingLink',
  'changePassword · xstate.route → enteringPasswords',
  'secondFactor · xstate.route → loadingFactor',
  'aboutYou · xstate.route → enteringName',
  'logOut · xstate.route → loggingOut',
];

const otherPages = [
  'resetPassword · xstate.route[0] → enteringEmail',
  'resetPassword · xstate.route[1] → checkingLink',
];

const interrupted = 'orderBroadband.ordering.journeyInterrupted';

const broken = [
  `checkingAddress · xstate.error.actor.addressCheck → ${interrupted}`,
  `choosingPlan · xstate.error.actor.choosePlan → ${interrupted}`,
  `switchingProvider · xstate.error.actor.switchProvider → ${interrupted}`,
  'switchingAgain · xstate.error.actor.switchProvider → orderPlaced',
  `customisingPlan · xstate.error.actor.customisePlan → ${interrupted}`,
  `bookingInstall · xstate.error.actor.bookInstall → ${interrupted}`,
  `reviewingOrder · xstate.error.actor.reviewOrder → ${interrupted}`,
  `registeringInterest · xstate.error.actor.registerInterest → ${interrupted}`,
  'orderBroadband.watchingMatch.matchWatched · xstate.error.actor.matchWatch → orderBroadband.watchingMatch.matchNotWatched',
  'checkingMatch · xstate.error.actor.matchWatch → matchNotChecked',
  'matchStillChecked · xstate.error.actor.matchWatch → matchNotChecked',
  'planningVisits · xstate.error.actor.choosePair → bookInstall.decidingFirstVisit',
  'bookInstall.choosingVisit.date.choosingDate · xstate.error.actor.selectAppointment → bookInstall.choosingVisit.date.slotsNotLoaded',
  'manageOrder.showingOrder.choosingDate · xstate.error.actor.selectAppointment → manageOrder.datesNotLoaded',
  'reportFault.showingFault.choosingDate · xstate.error.actor.selectAppointment → reportFault.datesNotLoaded',
];

const leftOut = [
  'checkingAddress · address.changed → enteringAddress',
  // The first day is chosen from the start.
  'choosingDay · day.submitted[1] → (stays)',
];

const behind = [
  'orderBroadband.watchingMatch.matchNotWatched · always → orderBroadband.watchingMatch.noMatchAwaited',
  'orderBroadband.watchingMatch.matchNotWatched · xstate.after.anotherWatch.orderBroadband.watchingMatch.matchNotWatched → orderBroadband.watchingMatch.matchWatched',
  `${interrupted} · retry.requested[1] → orderBroadband.ordering.decidingPage`,
  'orderBroadband.ordering.decidingPage · always[6] → choosingPlan',
];

const redirected = [
  'orderBroadband.ordering.orderPlaced.followingRedirect · xstate.done.actor.followRedirect → orderBroadband.ordering.orderPlaced.offeringUpdates',
];

/** The summary lies over the page: it closes with the page, and while it is open there is nothing else to press. */
const summaryOver = ['orderBroadband.orderSummary.viewingSummary · always → orderBroadband.orderSummary.summaryClosed'];

const pressedMeanwhile = [
  'dashboard.banners.dismissingBanners · banner.dismissed → dashboard.banners.dismissingBanners',
  'dashboard.messages.savingPreferences · preferences.changed → dashboard.messages.savingPreferences',
];

const pressedWhileRefreshed = ['fillBasket.showingBasket.refreshingBasket · phone.takenOut → (stays)'];

/** Opened by its address in the moment in which the choice is saved and nothing of the credit is known yet. */
const creditUnknown = ['checkOut.takingCredit.decidingPage · always[1] → checkOut.takingCredit.loadingCredit'];

const ledOn = [
  'checkOut.reviewingOrder.leadingOn · xstate.error.actor.leadOn → checkOut.paymentNotBegun',
  'followCredit.showingCredit.leadingOn · xstate.error.actor.leadOn → followCredit.paymentNotBegun',
  'findPlan.leadingOn · xstate.error.actor.leadOn → findPlan.listingPlans',
  'choosePaymentMethod.showingMethod.leadingToCheck · xstate.error.actor.leadOn → choosePaymentMethod.showingMethod.readingMethod',
  'topUp.showingCredit.leadingToPayment · xstate.error.actor.leadOn → topUp.showingCredit.readingCredit',
  'buySimPlan.leadingToPayment · page.opened → buySimPlan.loadingPlan',
  'buySimPlan.leadingToPayment · xstate.error.actor.leadOn → buySimPlan.reviewingPlan',
  'lookUpCharges.lookingUpCharges.goingToCountry · xstate.error.actor.goToCountry → lookUpCharges.lookingUpCharges.ready',
  'readBills.leadingOn · xstate.error.actor.leadOn → readBills.showingBill',
  'pay.leadingOn · xstate.error.actor.leadOn → pay.paymentOver',
];

/** Whether a card can be charged is looked at again when it is sent. */
const cardExpired = ['topUp.showingCredit.readingCredit · automatic.submitted[1] → (stays)'];

/** The first answer is chosen for them. */
const simChosen = ['choosingSims · sims.submitted[1] → (stays)'];

/** Whether the page tells of it before it is left, or comes back as it was left, is the browser's to say; tests/journeys/pay.spec.ts looks at the pages. */
const toProvider = [
  'pay.takingCard · payment.redirected[0] → pay.goingToWallet',
  'pay.goingToWallet · xstate.done.actor.leaveForRedirect → pay.loadingPayment',
  'pay.readyToLeave · provider.requested → pay.goingToProvider',
  'pay.goingToProvider · xstate.done.actor.leaveForRedirect → pay.loadingPayment',
  'pay.takingCard · payment.redirected[1] → pay.goingToBank',
  'pay.goingToBank · xstate.done.actor.leaveForRedirect → pay.loadingPayment',
];

const toNowhere = [
  'pay.goingToWallet · xstate.error.actor.leaveForRedirect → pay.loadingPayment',
  'pay.goingToBank · xstate.error.actor.leaveForRedirect → pay.loadingPayment',
  'pay.goingToProvider · xstate.error.actor.leaveForRedirect → pay.cardNotShown',
];

const withoutProvider = [
  'pay.loadingPayment · xstate.done.actor.loadPayment[4] → pay.paymentsAway',
  'pay.goingOnAfterRedirect.handingOn · xstate.done.actor.goOnAfterRedirect[5] → pay.paymentsAway',
  'pay.awaitingPayment.looking · xstate.done.actor.lookAtPayment[5] → pay.paymentsAway',
];

/** Two corrections, the second before the contract of the first is there: in the moment in which it is drawn. */
const correctedTwice = ['reviewOrder.preparingContract · member.changed → reviewOrder.preparingContract'];

const correctedAfterFailure = [
  'reviewOrder.contractNotPrepared · member.changed → reviewOrder.preparingContract',
  'reviewOrder.orderNotPlaced · member.changed → reviewOrder.preparingContract',
];

const because = (ids: readonly string[], reason: string) => ids.map((id) => [id, reason] as const);

/**
 * By transition, the reason. The gate fails when one of them is no transition any more, or is taken after all;
 * those of `seldomSeen` may be.
 */
export const unreachableInBrowser: ReadonlyMap<string, string> = new Map([
  ...because(routes, oneAddress),
  ...because(otherPages, ownWay),
  ...because(broken, ownMistake),
  ...because(leftOut, notOffered),
  ...because(behind, behindBroken),
  ...because(redirected, pageLeft),
  ...because(pressedMeanwhile, sameCall),
  ...because(pressedWhileRefreshed, otherCall),
  ...because(creditUnknown, 'no link of the check-out leads to a page of the credit before the credit is fetched'),
  ...because(ledOn, ownStep),
  ...because(cardExpired, 'a card that has expired is not offered'),
  ...because(simChosen, 'of each phone “None yet” is chosen before anything is'),
  ...because(toProvider, pageLeft),
  ...because(summaryOver, 'nothing but the summary can be pressed while it is open, and Back closes it'),
  ...because(toNowhere, 'the frame is heard only with an address of the provider’s own, which can always be left for'),
  ...because(correctedTwice, 'a form of the profile takes longer than a contract is drawn'),
  ...because(
    correctedAfterFailure,
    'the page of the failure leads to no profile; by the header, the profile is another walk',
  ),
  ...because(withoutProvider, 'the product that the tests start has a provider of payments'),
]);

/** Whether the browser sees these is a matter of which comes first: neither is a fault. */
export const seldomSeen: ReadonlySet<string> = new Set([
  ...redirected,
  ...pressedMeanwhile,
  ...pressedWhileRefreshed,
  ...toProvider,
  ...creditUnknown,
  ...correctedTwice,
]);
