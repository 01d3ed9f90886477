/** Every path that a journey's state can live on (specification, point 2: Routes). */
export const paths = {
  home: '/',
  postcodeChecker: '/postcode-checker',
  choosePlan: '/choose-plan',
  switch: '/switch',
  customisePlan: '/customise-plan',
  bookInstall: '/book-install',
  keyInfo: '/book-install/key-info',
  bothVisits: '/book-install/dates',
  outsideVisit: '/book-install/outside',
  homeVisit: '/book-install/home',
  orderConfirmation: '/order-confirmation',
  orderSummary: '/order-summary',
  logIn: '/auth/login',
  logOut: '/auth/logout',
  register: '/auth/register',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  confirmEmail: '/auth/confirm-email',
  aboutYou: '/about-you',
  dashboard: '/dashboard',
  changePassword: '/dashboard/password',
  /** With the id of an order behind it, the page of that order; with `/order-summary` behind that its summary, with `/switch` where its switch is tried again. */
  orders: '/dashboard/orders',
  /**
   * Orders of the phone shop. With the id of one behind it, the page of that order; with `/send-back` behind that, where something of it is
   * sent back; with `/credit`, what was agreed with the lender.
   */
  shopOrders: '/dashboard/orders/phones',
  /** With the id of a bill behind it, the page of that bill. */
  bills: '/dashboard/bills',
  /** How bills are paid. */
  paymentMethod: '/dashboard/payment-method',
  /** Leads to the member's plan, as pages of words cannot know it. With the id of a plan behind it, the page of that plan; with `/leave` behind that its end, with `/change` its change, with `/fault` what is wrong with it. */
  plans: '/dashboard/plans',
  /** With the id of a switch behind it, the page of that switch. */
  switches: '/dashboard/switches',
  /** The member's mobile number, and how one that they bring stands. */
  number: '/dashboard/number',
  /** Where a number is brought from another network. */
  bringNumber: '/dashboard/number/bring',
  /** Where a number is taken away, or given up. */
  leaveWithNumber: '/dashboard/number/leave',
  secondFactor: '/dashboard/second-factor',
  /** With `?order=name`, `phone` or `email`: what is changed of it on the way to an order. */
  profile: '/dashboard/profile',
  /** With the id of a payment session behind it, the page of that payment; there is none without. */
  pay: '/pay',
  error: '/error',
  notFound: '/404',
  registerInterest: '/register-interest',
  /** With the slug of a phone behind it, the page of that phone. */
  phones: '/mobile-phones',
  refurbishedPhones: '/mobile-phones/refurbished',
  /** Charges abroad: a country is looked up there, `?country=ES`. */
  roaming: '/roaming-charges',
  /** Calls to other countries, looked up in the same way. */
  international: '/international',
  /** How much data is needed, and which SIM plan has it. */
  dataNeed: '/how-much-data-do-i-need',
  /** Where a SIM card or an eSIM is switched on. */
  activateSim: '/activate/sim',
  /** The SIMs that a member has. */
  sims: '/dashboard/sims',
  /** Where free SIM cards are ordered. */
  orderFreeSim: '/free-sim-cards/order',
  basket: '/basket',
  checkout: '/checkout',
  checkoutContact: '/checkout/contact',
  checkoutAddress: '/checkout/address',
  checkoutDelivery: '/checkout/delivery',
  checkoutSim: '/checkout/sim',
  checkoutPayment: '/checkout/payment',
  checkoutCredit: '/checkout/credit',
  checkoutApplication: '/checkout/credit/application',
  checkoutAgreement: '/checkout/credit/agreement',
  checkoutReview: '/checkout/review',
  /** The member's credit for the mobile network. */
  topUp: '/top-up',
  /** The member's link for friends. */
  shareLove: '/spread',
  /** How a member's SIM plan stands, and where one is bought: `?plan=` names the one that is looked at first. */
  buySimPlan: '/buy/goodybag',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  help: '/help',
} as const;

export type PagePath = (typeof paths)[keyof typeof paths];
