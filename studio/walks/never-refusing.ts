/**
 * Why a condition says no nowhere, or where no customer can see it. A condition goes by its place: the state, what it is told, and which
 * of several ways. All of them are in machine tests, where everything is tried in every state.
 */

/** The place of a transition, by its name. */
export const placeOf = (id: string): string => id.split(' → ')[0] ?? id;

/** What is shown becomes old here; the condition says whether anybody waits for news of it. */
const newsOf = (state: string): string => `${state}.upToDate · xstate.after.newsDue.${state}.upToDate`;

/** The page shows a button or a form where the condition says yes, and none where it says no. */
const notShown = [
  'orderPlaced · switch.requested',
  'orderBroadband.ordering.journeyInterrupted · retry.requested[0]',
  'orderBroadband.fillingCalendar.noFileWanted · calendar.requested',
  'orderBroadband.fillingCalendar.fileNotMade · calendar.requested',
  'orderBroadband.orderSummary.summaryClosed · summary.opened',
  'addressCheck.enteringAddress.choosingSuggestion · container.closed',
  'addressCheck.enteringAddress.suggestionsMissing · container.closed',
  'addressCheck.switchingNotAvailable · plans.requested',
  'switchProvider.matchNotRequested · order.continued',
  'checkingMatch · order.continued',
  'matchNotChecked · order.continued',
  'matchStillChecked · order.continued',
  'addressNotMatched · order.continued',
  'addressNotMatched · addressChange.requested',
  'providerNotMatched · order.continued',
  'switchInProgress · order.continued',
  'providerNotAnswering · order.continued',
  'matchExpired · order.continued',
  'answerNotUnderstood · order.continued',
  'switchProvider.matchFound.switchPutAside · order.continued',
  'readingKeyInfo · eachDate.requested',
  'bookInstall.choosingVisit.date.visitHeld · engineerNotes.requested',
  'bookInstall.choosingVisit.date.dateNotYetOpen · outsideVisitChange.requested',
  'bookInstall.choosingVisit.date.slotsMissing · outsideVisitChange.requested',
  'bookInstall.choosingVisit.date.slotsNotLoaded · outsideVisitChange.requested',
  'choosePair.choosingPair.pairsProposed · morePairs.requested',
  'manageOrder.showingOrder.readingOrder · dateChange.requested',
  'manageOrder.showingOrder.readingOrder · detailsChange.requested',
  'manageOrder.showingOrder.readingOrder · calendar.requested',
  'manageOrder.showingOrder.readingOrder · earlierDate.requested',
  'manageOrder.showingOrder.readingOrder · earlierDate.waived',
  'manageOrder.showingOrder.readingOrder · payout.submitted[1]',
  'manageOrder.showingOrder.readingOrder · cancellation.requested',
  'readBills.showingBill · payment.requested',
  'pay.takingCard · payment.started',
  'pay.takingCard · payment.redirected[0]',
  'pay.readyToLeave · provider.requested',
  'followSwitch.followingDeparture.readingDeparture · details.requested',
  'followSwitch.followingDeparture.readingDeparture · objection.requested',
  'changePlan.change_plan_confirmation.readingChange · undo.requested',
  'leavePlan.showingLeaving.readingLeaving · staying.requested',
  'choosePaymentMethod.showingMethod.readingMethod · stopping.requested',
  'choosePaymentMethod.showingMethod.readingMethod · removal.requested',
  'topUp.showingCredit.readingCredit · debtPayment.requested',
  'topUp.showingCredit.readingCredit · turningOff.requested',
  'managePlan.boost.showingBoosts · boost.requested',
  'managePlan.pause.showingPauses · pause.requested',
  'managePlan.pause.showingPauses · end.requested',
  'reportFault.showingFault.readingFault · dateChange.requested',
  'reportFault.showingFault.newsNotFetched · dateChange.requested',
  'reportFault.faultOver · report.requested',
  'dashboard.messages.noMessages · updates.requested',
  'dashboard.messages.showingMessages · updates.requested',
  'dashboard.messages.showingMessages · release.requested',
  'dashboard.messages.optInFailed · release.requested',
  'dashboard.messages.messagesNotReleased · updates.requested',
  'dashboard.messages.messagesNotReleased · release.requested',
  'dashboard.olderMessages.offeringOlderMessages · olderMessages.requested',
  'viewPhone.showingPhone.refreshing · phone.wanted',
  'viewPhone.showingPhone.upToDate · phone.wanted',
  'viewPhone.showingPhone.outOfDate · phone.wanted',
  'fillBasket.basketEmpty · undo.requested',
  'fillBasket.showingBasket.readingBasket · undo.requested',
  'fillBasket.showingBasket.changeNotMade · undo.requested',
  'checkOut.choosingAddress.findingAddress.choosingSuggestion · container.closed',
  'checkOut.takingCredit.hearingAnswer.creditDeclined · payingAtOnce.chosen',
  'followShopOrder.showingOrder.readingOrder · cancellation.requested',
  'followShopOrder.showingOrder.readingOrder · redelivery.submitted[1]',
  'followShopOrder.showingOrder.readingOrder · return.requested',
  'followShopOrder.showingOrder.readingOrder · withdrawal.requested',
  'followCredit.showingCredit.readingCredit · withdrawal.requested',
  'followCredit.showingCredit.readingCredit · payment.requested',
  'buySimPlan.showingPlan.readingPlan · plan.chosen',
  'buySimPlan.showingPlan.readingPlan · repeating.requested',
  'buySimPlan.showingPlan.readingPlan · stopping.requested',
  'buySimPlan.showingPlan.readingPlan · takingBack.requested',
  'buySimPlan.showingPlan.readingPlan · cancelling.requested',
  'moveNumber.showingNumber.readingNumber · stop.requested',
  'onboardSim.showingSims.readingSims · profile.requested',
  'onboardSim.showingSims.readingSims · renewal.requested',
  'onboardSim.showingSims.readingSims · activation.requested',
  'onboardSim.showingSims.readingSims · block.requested',
  'onboardSim.waitingForNetwork · installing.requested',
  'onboardSim.simOn · installing.requested',
  'onboardSim.simOn · choice.requested',
  'orderFreeSim.findingAddress.choosingSuggestion · container.closed',
  'manageProfile.showingProfile.readingProfile · emailChange.cancelled',
  'manageProfile.showingProfile.readingProfile · session.ended',
  'manageProfile.showingProfile.changingAddress · address.removed',
  'shareLove.sharingLink.readingFriends · sheet.requested',
];

/** What is asked for by its address is looked at before the journey is told of it. */
const addresses = [
  'orderBroadband · xstate.route[7]',
  'bookInstall · xstate.route[4]',
  'changePlan · xstate.route[1]',
  'checkOut · xstate.route[9]',
  'followShopOrder · xstate.route[2]',
];

/** What can be chosen is a list, each of which the condition says yes to; what cannot be had is shown, and cannot be pressed. */
const notListed = [
  'choosePlan.choosingPlan.comparingPlans · plan.selected',
  'switchProvider.choosingProvider · provider.chosen',
  'customisePlan.customisingPlan.choosingOptions · length.chosen',
  'customisePlan.customisingPlan.choosingOptions · connectionDate.chosen[1]',
  'choosePair.choosingPair · pair.taken',
  'choosePair.choosingPair · pairs.narrowed',
  'selectAppointment.choosingDate · selection.confirmed',
  'selectAppointment.choosingDate.selection.dateChosen · date.chosen',
  'selectAppointment.choosingDate.selection.dateChosen · slot.chosen',
  'selectAppointment.choosingDate.blocks · block.retried',
  'selectAppointment.choosingDate.months · month.chosen',
  'manageOrder.showingOrder.readingOrder · offer.accepted',
  'manageOrder.showingOrder.readingOrder · offer.declined',
  'choose_plan · plan.chosen',
  'topUp.showingCredit.readingCredit · automatic.submitted[0]',
  'dashboard.banners.showingBanners · banner.dismissed',
  'dashboard.banners.dismissingBanners · banner.dismissed',
  'dashboard.banners.bannersNotDismissed · banner.dismissed',
  'dashboard.messages.noMessages · preferences.changed',
  'dashboard.messages.showingMessages · preferences.changed',
  'dashboard.messages.savingPreferences · preferences.changed',
  'dashboard.messages.preferencesNotSaved · preferences.changed',
  'dashboard.messages.messagesNotReleased · preferences.changed',
  'fillBasket.showingBasket.readingBasket · quantity.chosen',
  'fillBasket.showingBasket.readingBasket · phone.takenOut',
  'fillBasket.showingBasket.changingBasket · phone.takenOut',
  'fillBasket.showingBasket.refreshingBasket · phone.takenOut',
  'fillBasket.showingBasket.changeNotMade · quantity.chosen',
  'fillBasket.showingBasket.changeNotMade · phone.takenOut',
  'choosingDay · day.submitted[0]',
  'choosingSims · sims.submitted[0]',
  'estimateData.estimatingData · hours.changed',
];

/** Several parts of the page fail and are tried again by themselves; the others hear of it and say no. */
const ownButton = [
  'managePlan.plan.planNotLoaded · retry.requested',
  'managePlan.boost.boostsNotLoaded · retry.requested',
  'managePlan.boost.boostNotStarted · retry.requested',
  'managePlan.pause.pausesNotLoaded · retry.requested',
  'managePlan.pause.pauseNotPlanned · retry.requested',
  'managePlan.pause.pauseNotEnded · retry.requested',
  'dashboard.orders.ordersNotLoaded · retry.requested',
  'dashboard.plans.plansNotLoaded · retry.requested',
  'dashboard.mobile.mobileIncomplete · retry.requested',
  'dashboard.mobile.mobileNotLoaded · retry.requested',
  'dashboard.simPlan.simPlanNotLoaded · retry.requested',
  'dashboard.banners.bannersNotDismissed · retry.requested',
  'dashboard.messages.messagesNotLoaded · retry.requested',
  'dashboard.messages.optInFailed · retry.requested',
  'dashboard.messages.preferencesNotSaved · retry.requested',
  'dashboard.messages.messagesNotReleased · retry.requested',
  'dashboard.olderMessages.olderMessagesNotLoaded · retry.requested',
];

/** The site tells machines of what has happened elsewhere, and the condition whether it means them. */
const toldBySite = [
  'orderBroadband.ordering · page.sought[1]',
  'orderBroadband.ordering · page.refused',
  'orderBroadband.watchingMatch.matchNotWatched · always',
  'choosePlan.choosingPlan · logIn.resumed',
  'reviewOrder.preparingContract · member.changed',
  'reviewOrder.contractNotPrepared · member.changed',
  'reviewOrder.reviewingOrder · member.changed',
  'reviewOrder.orderNotPlaced · member.changed',
  'dashboard.page.waitingForOrders · always[1]',
  'onboardSim.choosingSim.backFromLogIn · logIn.resumed',
  'session.person.nobody · session.named',
  'session.person.somebody · session.named[1]',
];

/** Nothing is seen of it, and a walk that waits for a minute has nothing to go on with. */
const notFollowed = [
  'manageOrder.showingOrder.readingOrder',
  'followSwitch.followingArrival.readingArrival',
  'followSwitch.followingDeparture.readingDeparture',
  'managePlan.boost.showingBoosts',
  'checkOut.takingCredit.hearingAnswer.creditReferred',
  'followShopOrder.showingOrder.readingOrder',
  'followCredit.showingCredit.readingCredit',
  'buySimPlan.showingPlan.readingPlan',
  'onboardSim.showingSims.readingSims',
].map(newsOf);

const because = (places: readonly string[], reason: string) => places.map((place) => [place, reason] as const);

/** In the machine, and so nowhere: the machine never stands there otherwise. The gate fails when one of them says no after all. */
export const neverRefusing: ReadonlyMap<string, string> = new Map([
  ...because(
    ['addressCheck.addressNotRecognised · retry.requested'],
    'an address that is not recognised has been looked for, and can be looked for again',
  ),
  ...because(
    ['bookInstall.choosingVisit.date.dateTooEarly · outsideVisitChange.requested'],
    'a date is too early only after an outside visit',
  ),
  ...because(
    [
      'reportFault.showingFault.readingFault',
      'fillBasket.showingBasket.readingBasket',
      'onboardSim.waitingForNetwork',
      'shareLove.sharingLink.readingFriends',
    ].map(newsOf),
    'the machine stands there only while somebody waits for news',
  ),
]);

/** In the browser. A test that sees one say no all the same is no mistake: it may be quicker than the page. */
export const notRefusedInBrowser: ReadonlyMap<string, string> = new Map([
  ...because(notShown, 'the page offers it only where it can be done'),
  ...because(
    addresses,
    'no link leads there before it can be shown, and an address typed is looked at by the order of the steps',
  ),
  ...because(notListed, 'the page lets nothing else be chosen'),
  ...because(ownButton, 'walks have one part of a page fail at a time, which is tried again by its own button'),
  ...because(toldBySite, 'the site tells it only where something has changed, and a walk changes one thing at a time'),
  ...because(notFollowed, 'nobody waits for news, and nothing is seen of it'),
]);
