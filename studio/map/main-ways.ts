/**
 * The way that most customers go, by the names of the pages, errands and ends on it; and the pages, errands and ends beside it where
 * nothing has gone wrong. All others are ways in which it can go wrong.
 */
export type MainWay = { way: readonly [string, ...string[]]; others?: readonly string[] };

/** By the journey's name. A test fails where a way has a step that the machine has not. */
export const mainWays: Readonly<Record<string, MainWay | undefined>> = {
  'order-broadband': {
    way: [
      'address-check',
      'choose-plan',
      'switch-provider',
      'customise-plan',
      'book-install',
      'review-order',
      'OrderPlaced',
    ],
    others: ['register-interest', 'FindingSavedJourney'],
  },
  'address-check': {
    way: ['EnteringAddress', 'ChoosingPremise', 'AddressServed', 'plansRequested'],
    others: [
      'EnteringAddressByHand',
      'LaunchAwaited',
      'PremiseAlreadyServed',
      'interestRequested',
      'savedJourneyRequested',
    ],
  },
  'register-interest': { way: ['EnteringDetails', 'InterestRegistered'] },
  'choose-plan': { way: ['ChoosingPlan', 'planCreated'], others: ['HomeOrdered'] },
  'switch-provider': {
    way: [
      'ChoosingSwitch',
      'ChoosingProvider',
      'GivingDetails',
      'CheckingMatch',
      'MatchFound',
      'SwitchSetUp',
      'switchSettled',
    ],
    others: ['MatchStillChecked', 'addressNeeded'],
  },
  'match-watch': { way: ['decidingFirstLook', 'looking', 'matchAnswered'], others: ['awaitingNextLook'] },
  'customise-plan': { way: ['CustomisingPlan', 'planCustomised'] },
  'book-install': {
    way: ['ReadingOverview', 'ReadingKeyInfo', 'choose-pair', 'VisitProposed', 'visitsHeld'],
    others: ['VisitsNotNeeded', 'VisitHeld'],
  },
  'choose-pair': { way: ['ChoosingPair', 'pairTaken'], others: ['eachDateRequested'] },
  'select-appointment': { way: ['choosingDate', 'appointmentSelected'], others: ['selectionCancelled'] },
  'review-order': { way: ['ReviewingOrder', 'orderPlaced'], others: ['engineerNotesNeeded', 'HomeOrdered'] },
  'manage-order': { way: ['ShowingOrder'] },
  'read-bills': { way: ['ShowingBills', 'ShowingBill'], others: ['NoBills'] },
  pay: {
    way: ['TakingCard', 'AwaitingPayment', 'PaymentMade'],
    others: ['ReadyToLeave', 'NothingDue', 'ledOn'],
  },
  'follow-switch': { way: ['FollowingDeparture'], others: ['FollowingArrival'] },
  'change-plan': {
    way: ['ChoosePlan', 'ConfirmPlan', 'ChangePlanConfirmation'],
    others: ['ChangeUndone', 'NotLiveYet', 'PlanEnding', 'PlanEnded', 'PlanSwitching', 'NotChangeable'],
  },
  'leave-plan': {
    way: ['ChoosingLastDay', 'ConfirmingLeaving', 'ShowingLeaving'],
    others: ['PlanKept', 'NotLiveYet', 'PlanEnded'],
  },
  'choose-payment-method': { way: ['ShowingMethod'] },
  'top-up': { way: ['ShowingCredit'] },
  'find-plan': { way: ['ListingPlans'], others: ['PlanOnItsWay', 'NoPlans'] },
  'manage-plan': { way: ['ManagePlan'] },
  'report-fault': { way: ['DescribingFault', 'ShowingFault'], others: ['FaultOver'] },
  dashboard: { way: ['Dashboard'] },
  'browse-phones': { way: ['ShowingPhones'] },
  'view-phone': { way: ['ShowingPhone'] },
  'fill-basket': { way: ['ShowingBasket'], others: ['BasketEmpty'] },
  'check-out': {
    way: [
      'EnteringContact',
      'FindingAddress',
      'TypingAddress',
      'ChoosingDay',
      'ChoosingSims',
      'ChoosingWays',
      'ReviewingOrder',
    ],
    others: ['ReadingCreditInformation', 'EnteringApplicant', 'SigningAgreement', 'CreditReferred', 'BeingPaid'],
  },
  'follow-shop-order': { way: ['ShowingOrders', 'ShowingOrder', 'ChoosingReturn', 'ReviewingReturn'] },
  'follow-credit': { way: ['ShowingCredit'] },
  'buy-sim-plan': { way: ['ShowingPlan', 'ChoosingHow', 'ReviewingPlan', 'PlanBought'], others: ['ChangingRepeat'] },
  'estimate-data': { way: ['EstimatingData'] },
  'look-up-charges': { way: ['LookingUpCharges'] },
  'move-number': {
    way: ['BringingNumber', 'EnteringCode', 'ShowingNumber'],
    others: ['NeedingSim', 'LeavingWithNumber', 'ShowingLeavingCode'],
  },
  'onboard-sim': {
    way: ['ChoosingSim', 'EnteringNumber', 'WaitingForNetwork', 'SimOn'],
    others: [
      'ShowingSims',
      'CheckingPhone',
      'LoggingIn',
      'ConfirmingSim',
      'EnteringCode',
      'CodeNotYet',
      'ShowingProfile',
      'HelpingToInstall',
    ],
  },
  'order-free-sim': { way: ['EnteringDetails', 'SimOrdered'], others: ['FindingAddress', 'OrderedBefore'] },
  session: { way: ['person', 'clientSession'] },
  'mobile-menu': { way: ['closed', 'open'] },
  'log-in': { way: ['EnteringCredentials', 'WelcomingMember'], others: ['EnteringCode', 'EnteringRecoveryCode'] },
  register: { way: ['EnteringRegistration', 'WelcomingMember'] },
  'reset-password': { way: ['EnteringEmail', 'LinkSent', 'EnteringNewPassword', 'PasswordChanged'] },
  'confirm-email': { way: ['ReadingAddress', 'EmailConfirmed'] },
  'change-password': { way: ['EnteringPasswords', 'PasswordReplaced'] },
  'second-factor': {
    way: ['EnteringPassword', 'AddingDevice', 'FactorSwitchedOn'],
    others: ['ChoosingChange', 'ProvingForDevice', 'ProvingForRemoval', 'FactorSwitchedOff'],
  },
  'about-you': { way: ['EnteringName', 'WelcomingMember'] },
  'manage-profile': { way: ['ShowingProfile'], others: ['LeavingProfile'] },
  'share-love': { way: ['SharingLink'] },
  'log-out': { way: ['LoggingOut', 'LoggedOut'] },
};
