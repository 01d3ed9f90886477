import type { contractOperations } from '../../../openapi/generated/operations.ts';

/** A call that a fault rule can meet; what the web host answers itself meets none. */
export type GatewayOperation = Exclude<(typeof contractOperations)[number], { owner: 'host' }>['operationId'];

/** What an invoked actor does: it asks the gateway, it is another machine, or it asks nobody. */
export type Invoked =
  | { asks: readonly [GatewayOperation, ...GatewayOperation[]] }
  | { isMachine: true }
  | { asks: null; because: string };

const machine: Invoked = { isMachine: true };
const asks = (...operations: readonly [GatewayOperation, ...GatewayOperation[]]): Invoked => ({ asks: operations });

const welcome = asks('startClientSession', 'getMember');
const installation = [
  'getPlanInstallationV2',
  'createPlanInstallationV2',
  'getPlanInstallation',
  'createPlanInstallation',
] as const;

/** What the page of a plan reads of it. */
const ofPlan = ['listMemberPlans', 'getPlanCancellation', 'getPlanChanges', 'listMemberSwitches'] as const;

/**
 * What the calls of each machine ask of the gateway, by the machine's id and the invoke's. The first operation is the one
 * that is always asked; the others are asked as well, or in its place where a flag or the customer's case says so.
 */
export const callsOfMachines: Readonly<Record<string, Readonly<Record<string, Invoked>>>> = {
  orderBroadband: {
    addressCheck: machine,
    choosePlan: machine,
    switchProvider: machine,
    customisePlan: machine,
    bookInstall: machine,
    reviewOrder: machine,
    registerInterest: machine,
    followRedirect: { asks: null, because: 'It leaves for another page, and asks nobody.' },
    optIn: asks('optInToNotifications'),
    makeCalendar: asks('getVisitCalendar'),
    matchWatch: machine,
    findCurrentJourney: asks('getCurrentJourney', 'getMatchResult', 'getSwitch'),
    findPlacedOrder: asks('getPlacedJourney', 'getMatchResult', 'getSwitch'),
    findSavedJourney: asks('getSavedJourney', 'getMatchResult', 'getSwitch'),
  },
  addressCheck: {
    searchAddresses: asks('findCapture', 'searchAddresses'),
    retrieveAddress: asks('retrieveCapture', 'getAddress'),
    checkAddress: asks('checkAddress'),
  },
  registerInterest: { registerProspect: asks('createProspect') },
  choosePlan: { listProducts: asks('listProductsForHome', 'listProducts'), createPlan: asks('createPlan') },
  switchProvider: {
    loadProviders: asks('listCommunicationProviders'),
    requestMatch: asks('createSwitch', 'replaceSwitch', 'getPlan'),
    matchWatch: machine,
    startSwitch: asks('consentToSwitch', 'createPlanInstallationV2', 'createPlanInstallation'),
    withdrawSwitch: asks('withdrawSwitch'),
  },
  matchWatch: { checkMatch: asks('getMatchResult') },
  customisePlan: {
    loadOptions: asks('listProductsForHome', 'listKitOptions', 'createPlanInstallationV2', 'listProducts'),
    keepCustomisation: asks('customisePlan'),
    saveJourney: asks('saveJourney'),
  },
  bookInstall: {
    loadInstallation: asks(...installation, 'getAppointmentV2'),
    findFirstSlot: asks('getAvailabilities'),
    choosePair: machine,
    selectAppointment: machine,
    saveVisit: asks('updateAppointmentV2', 'updateAppointment'),
    reserveVisits: asks('reservePlanAppointments'),
  },
  choosePair: { loadOutsideDates: asks('getAvailabilities'), loadInHomeDates: asks('getAvailabilities') },
  selectAppointment: { loadBlock: asks('getAvailabilities', 'getFaultAvailabilities') },
  reviewOrder: {
    prepareContract: asks('createPreContract', 'getPlan', 'getMember'),
    placeOrder: asks('createOrder', 'listOrders', 'getOrder'),
  },
  manageOrder: {
    loadOrder: asks('getMemberOrder'),
    lookForNews: asks('getMemberOrder'),
    findFirstDate: asks('getPlanInstallationV2'),
    selectAppointment: machine,
    moveVisit: asks('updateAppointment'),
    saveDetails: asks('getAppointmentV2', 'updateAppointmentV2'),
    makeCalendar: asks('getVisitCalendar'),
    askForEarlierDate: asks('askForEarlierDate'),
    waiveEarlierDate: asks('stopAskingForEarlierDate'),
    acceptOffer: asks('acceptEarlierDate'),
    declineOffer: asks('declineEarlierDate'),
    payOut: asks('payOutCompensation'),
    cancelOrder: asks('cancelOrder'),
  },
  managePlan: {
    loadPlan: asks(...ofPlan),
    loadBoosts: asks('getBoosts'),
    lookForNews: asks('getBoosts'),
    startBoost: asks('startBoost'),
    loadPauses: asks('getPauses'),
    planPause: asks('planPause', ...ofPlan, 'getBoosts'),
    endPause: asks('endPause', ...ofPlan, 'getBoosts'),
  },
  findPlan: {
    loadPlans: asks('listMemberPlans'),
    leadOn: { asks: null, because: 'It leads to the page of a plan, and asks nobody.' },
  },
  pay: {
    loadPayment: asks('getPaymentSession'),
    goOnAfterRedirect: asks('submitPaymentDetails', 'getPaymentSession'),
    askForResult: asks('submitPaymentDetails'),
    lookAtPayment: asks('getPaymentSession', 'submitPaymentDetails'),
    leaveForRedirect: { asks: null, because: 'It leaves for the page of the bank or the wallet, and asks nobody.' },
    beginPayment: asks('beginPaymentSession'),
    leadOn: { asks: null, because: 'It leads to the page of the new payment, and asks nobody.' },
  },
  readBills: {
    loadBills: asks('listBills', 'listMemberOrders', 'listProducts', 'listKitOptions', 'getPaymentMethod'),
    loadBill: asks('getBill', 'listMemberOrders', 'listProducts', 'listKitOptions', 'getPaymentMethod'),
    beginPayment: asks('beginPaymentSession'),
    leadOn: { asks: null, because: 'It leads to the page of the payment, and asks nobody.' },
  },
  choosePaymentMethod: {
    loadMethod: asks('getPaymentMethod', 'listKeptCards'),
    chooseCard: asks('choosePaymentMethod'),
    stopCharging: asks('removePaymentMethod'),
    removeCard: asks('removeKeptCard'),
    beginCheck: asks('beginPaymentSession'),
    beginDebit: asks('beginPaymentSession'),
    leadOn: { asks: null, because: 'It leads to the page of payment, and asks nobody.' },
  },
  shareLove: {
    loadFriends: asks('showReferralLink', 'getReferrals'),
    lookForNews: asks('getReferrals'),
    openSheet: { asks: null, because: 'It opens the browser’s own sheet, and asks nobody.' },
  },
  buySimPlan: {
    loadPlan: asks('getMySimPlan', 'listSimPlans'),
    buyPlan: asks('buySimPlan'),
    beginPayment: asks('beginPaymentSession'),
    leadOn: { asks: null, because: 'It leads to the page of the payment, and asks nobody.' },
    saveRepeating: asks('repeatSimPlan'),
    stopRepeating: asks('stopRepeatingSimPlan'),
    takeBack: asks('takeBackSimPlan'),
    cancelPlan: asks('cancelSimPlan'),
    lookForNews: asks('getMySimPlan'),
  },
  topUp: {
    loadCredit: asks('getAirtime', 'listAirtimeEntries', 'listKeptCards', 'getSpendAbroad'),
    beginTopUp: asks('saveUnpaidTopUp', 'beginPaymentSession'),
    beginDebtPayment: asks('beginPaymentSession'),
    redeemVoucher: asks('redeemVoucher'),
    turnOn: asks('turnOnAutomaticTopUp'),
    turnOff: asks('turnOffAutomaticTopUp'),
    saveCap: asks('setCapAbroad'),
    leadOn: { asks: null, because: 'It leads to the page of the payment, and asks nobody.' },
  },
  followSwitch: {
    loadSwitch: asks('getMemberSwitch', 'listProducts', 'listKitOptions'),
    lookForNews: asks('getMemberSwitch'),
    objectToSwitch: asks('objectToSwitch'),
  },
  reportFault: {
    loadFaults: asks('listFaults', 'listMemberPlans'),
    lookForNews: asks('listFaults', 'listMemberPlans'),
    reportFault: asks('reportFault'),
    closeFault: asks('closeFault'),
    selectAppointment: machine,
    moveVisit: asks('moveFaultAppointment'),
  },
  leavePlan: {
    loadLeaving: asks('getPlanCancellation', 'listMemberPlans', 'listProducts', 'listKitOptions'),
    cancelPlan: asks('cancelPlan'),
    keepPlan: asks('keepPlan'),
  },
  changePlan: {
    loadChanges: asks('getPlanChanges', 'listMemberPlans'),
    offerChange: asks('offerPlanChange'),
    acceptChange: asks('changePlan'),
    undoChange: asks('undoPlanChange'),
  },
  dashboard: {
    loadOrders: asks('listMemberOrders'),
    findUnfinishedOrder: asks('getCurrentJourney'),
    loadPlans: asks('listMemberPlans', 'listBills'),
    loadMobile: asks('listSims', 'getNumberMoves', 'getAirtime', 'getReferrals'),
    loadSimPlan: asks('getMySimPlan'),
    loadBanners: asks('listBanners'),
    dismissBanners: asks('dismissBanner'),
    loadMessages: asks('listMessages'),
    loadOlderMessages: asks('listMessages'),
    optIn: asks('optInToNotifications'),
    savePreferences: asks('setNotificationPreferences'),
    releaseMessages: asks('releaseOrderNotifications'),
  },
  session: { findMember: asks('getMember'), startSession: asks('startClientSession') },
  logIn: { checkCredentials: asks('logIn'), checkCode: asks('verifyTotp'), welcomeMember: welcome },
  register: { registerMember: asks('register'), welcomeMember: welcome },
  resetPassword: {
    requestLink: asks('requestPasswordReset'),
    checkLink: asks('lookUpPasswordReset'),
    savePassword: asks('resetPassword'),
  },
  confirmEmail: { checkLink: asks('lookUpEmailChange'), confirmEmail: asks('confirmEmailChange') },
  changePassword: { changePassword: asks('changePassword') },
  secondFactor: {
    loadStanding: asks('getSecondFactor'),
    beginSetUp: asks('beginSecondFactor'),
    confirmDevice: asks('confirmSecondFactor'),
    removeFactor: asks('removeSecondFactor'),
  },
  manageProfile: {
    loadProfile: asks('getMember', 'getEmailChange', 'listMemberSessions'),
    saveProfile: asks('updateMember'),
    requestEmailChange: asks('requestEmailChange'),
    cancelEmailChange: asks('cancelEmailChange'),
    endSession: asks('endMemberSession', 'listMemberSessions'),
    logOutEverywhere: asks('logOutEverywhere'),
    downloadData: asks('downloadMemberData'),
  },
  aboutYou: { saveName: asks('updateMember'), welcomeMember: welcome },
  browsePhones: { loadPhones: asks('listPhones') },
  estimateData: { loadPlans: asks('listSimPlans') },
  lookUpCharges: {
    loadCharges: asks('getChargesAbroad'),
    goToCountry: { asks: null, because: 'It changes the address of the page, and asks nobody.' },
  },
  viewPhone: {
    loadPhone: asks('getPhone'),
    refreshPhone: asks('getPhone'),
    readPhoneAnew: asks('getPhone'),
    addPhone: asks('setBasketItem'),
  },
  checkOut: {
    loadCheckout: asks('getCheckout'),
    searchAddresses: asks('findCapture'),
    retrieveAddress: asks('retrieveCapture'),
    saveOrder: asks('saveUnpaidShopOrder'),
    loadCredit: asks('getOrderCredit'),
    lookForNews: asks('getOrderCredit'),
    applyForCredit: asks('applyForCredit'),
    signAgreement: asks('signCreditAgreement'),
    beginPayment: asks('beginPaymentSession'),
    leadOn: { asks: null, because: 'It leads to the page of the payment, and asks nobody.' },
  },
  fillBasket: {
    loadBasket: asks('getBasket'),
    lookForNews: asks('getBasket'),
    changeBasket: asks('setBasketItem'),
  },
  followCredit: {
    loadCredit: asks('getOrderCredit'),
    lookForNews: asks('getOrderCredit'),
    withdraw: asks('withdrawFromCredit'),
    beginPayment: asks('beginPaymentSession'),
    leadOn: { asks: null, because: 'It leads to the page of the payment, and asks nobody.' },
  },
  moveNumber: {
    loadNumber: asks('getNumberMoves'),
    askMove: asks('askNumberMove'),
    stopMove: asks('stopNumberMove'),
    askProof: asks('askSimProof'),
    fetchCode: asks('askLeavingCode'),
  },
  onboardSim: {
    checkSim: asks('checkSim'),
    switchOn: asks('activateSim', 'orderEsim', 'activateOwnSim'),
    askProof: asks('askSimProof'),
    loadSims: asks('listSims'),
    lookForNews: asks('listSims'),
    blockSim: asks('blockSim'),
    loadProfile: asks('showSimProfile'),
    renewProfile: asks('renewSimProfile'),
  },
  orderFreeSim: {
    orderSim: asks('orderFreeSim'),
    searchAddresses: asks('findCapture'),
    retrieveAddress: asks('retrieveCapture'),
  },
  followShopOrder: {
    loadOrders: asks('listShopOrders'),
    loadOrder: asks('getShopOrder'),
    lookForNews: asks('getShopOrder'),
    cancelOrder: asks('cancelShopOrder'),
    redeliverOrder: asks('redeliverShopOrder'),
    beginReturn: asks('beginShopReturn'),
    withdrawReturn: asks('withdrawShopReturn'),
  },
  logOut: { logOut: asks('logOut') },
};

/** What a call's end in a chart was the end of; null for an event that is no call's end. */
export function callBehind(machineId: string, event: string): { id: string; invoked: Invoked | undefined } | null {
  const id = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event)?.[1];
  return id === undefined ? null : { id, invoked: callsOfMachines[machineId]?.[id] };
}
