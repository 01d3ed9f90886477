import type { Wire } from '../../machines/shared/wire.ts';
import {
  cause,
  code,
  count,
  countryCode,
  faultCode,
  flag,
  identifier,
  localDate,
  oneOf,
  optional,
  pagePath,
  shopAddress,
  paymentId,
  skus,
  stockUnit,
  tabsOwnId,
  stateName,
  statePath,
  title,
  uuid,
  type Check,
} from './checks.ts';

/** What no event may have a field for. The checks refuse what such a field would hold. */
type Personal =
  | 'email'
  | 'name'
  | 'first_name'
  | 'last_name'
  | 'account_holder_name'
  | 'phone'
  | 'msisdn'
  | 'address'
  | 'postcode'
  | 'uprn'
  | 'account_number'
  | 'member_id'
  | 'value';

type Fields = Readonly<Record<string, Check<unknown>>> & { readonly [Field in Personal]?: never };

type Entry<F extends Fields> = { when: string; fields: F };

const entry = <const F extends Fields>(when: string, fields: F): Entry<F> => ({ when, fields });

/** The fields whose use is told, never what is in them (SC-18). */
export const trackedFields = ['email', 'first_name', 'last_name', 'account_holder_name', 'current_provider'] as const;

const field = { form: identifier, field: oneOf(...trackedFields) };
const product = { product_id: uuid, monthly_price_in_pence: count, contract_months: count };

/** Of what is about to be bought in the shop. */
const summary = { currency: oneOf('GBP'), item_count: count, total_in_pence: count, skus };

/** What ties together all that is told of one purchase (PH-07): each is told from when it is known. The contract is the credit agreement about the first phone that is paid by instalments, by the id of the phone; nothing recommends a phone yet. */
const shopIds = {
  order_id: optional(uuid),
  basket_id: optional(uuid),
  checkout_id: optional(tabsOwnId),
  payment_session_id: optional(uuid),
  payment_id: optional(paymentId),
  contract_id: optional(uuid),
  recommendation_id: optional(uuid),
};

/** A closed list of the contract, in full: one value more there does not compile here. */
const allOf = <Value extends string>(values: Record<Value, true>) => Object.keys(values) as Value[];

/** What somebody pays for, and in which session (PH-07). */
const payment = {
  payment_session_id: uuid,
  purpose: oneOf(
    'broadband_bill',
    'direct_debit',
    'kept_card',
    'phone_order',
    'phone_balance',
    'airtime',
    'airtime_debt',
    'sim_plan',
  ),
};

const addressStatuses = allOf<Wire<'KnownAddressCheckStatus'>>({
  SINGLE_ADDRESS_MATCH: true,
  MULTIPLE_ADDRESS_MATCH: true,
  NO_ADDRESS_MATCH: true,
  TooManyAddressesFound: true,
  NO_PRODUCTS: true,
  NO_UPRN: true,
  SWITCHING_NOT_AVAILABLE: true,
  UNSUPPORTED_INSTALL_TYPE: true,
  UNSUPPORTED_PREMISE_TYPE: true,
  NO_FORECAST_APPOINTMENTS_FOR_REGION: true,
  OLT_P2P: true,
  RESTRICTED_PREMISE: true,
});

/** Every event that goes to the page's data layer, with all that it may say (docs/analytics.md). */
export const catalogue = {
  page_view: entry('a page comes up; not again while its path stays', {
    page_path: pagePath,
    page_title: title,
    page_type: identifier,
  }),
  navigation_click: entry('a link with an analytics id is followed', { link_id: identifier }),
  form_field_focused: entry('a tracked field is entered, the first time on its page', field),
  form_field_completed: entry('a tracked field is left with something in it, the first time on its page', field),
  error_shown: entry('a journey comes to a state that says what did not work', {
    kind: oneOf('HttpError', 'NetworkError', 'ValidationError', 'UnknownError'),
    status: count,
    code: optional(code),
    journey: stateName,
    state: stateName,
  }),
  step_shown: entry('a journey comes to a state that lasts; `seconds`: how long `from` lasted', {
    journey: statePath,
    state: statePath,
    by: cause,
    from: optional(statePath),
    seconds: optional(count),
  }),
  address_checked: entry('the network has answered for a home', {
    status: oneOf(...addressStatuses, 'UNKNOWN'),
  }),
  plan_selected: entry('a plan is picked', { ...product, speed_in_mbps: count }),
  plan_suggested: entry('who lives there is said, and a plan is named that is enough', {
    speed_in_mbps: count,
    fit: oneOf('smallest', 'enough', 'fastest'),
  }),
  switch_wish_given: entry('the customer has said what is to become of the old broadband', {
    wish: oneOf('switch', 'self', 'none'),
  }),
  match_answered: entry('the old provider has answered whether it finds the customer', {
    outcome: oneOf('matched', 'failed', 'unknown'),
    fault_code: optional(faultCode),
  }),
  switch_started: entry('the customer has agreed to be switched', {}),
  switch_declined: entry('the customer goes on without switching after all', {}),
  plan_customised: entry('what was chosen is kept with the plan, and the customer goes on to the visits', {
    ...product,
    mesh_wifi: flag,
  }),
  journey_saved: entry('an order is saved for later', {}),
  journey_resumed: entry('an order that was saved goes on', {}),
  date_chosen: entry('a date is accepted for a visit', {
    visit: oneOf('outside', 'in_home'),
    date: localDate,
    slot: oneOf('AM', 'PM'),
  }),
  pair_chosen: entry('both visits are accepted as a pair of dates', {
    outside_date: localDate,
    in_home_date: localDate,
    in_home_slot: oneOf('AM', 'PM'),
  }),
  visits_reserved: entry('the network has answered whether it holds the visits', {
    outcome: oneOf('FullyAccepted', 'PartiallyAccepted', 'Rejected'),
  }),
  order_placed: entry('there is an order; once for each', { order_id: uuid, ...product, mesh_wifi: flag }),
  order_updates_on: entry('news of the order are asked for', {}),
  banner_dismissed: entry('banners that a member has put away are gone for good', {}),
  interest_registered: entry('somebody wants to be the first to know', {}),
  member_logged_in: entry('credentials, and the code where one is asked for, are accepted', {}),
  member_registered: entry('an account is made', {}),
  password_link_requested: entry('a link to a new password is asked for, whether there is an account or not', {}),
  password_changed: entry('a new password is saved', {}),
  second_factor_on: entry('log-in asks for a code from now on, or another device for it', {}),
  second_factor_off: entry('log-in asks for a code no longer', {}),
  sim_switched_on: entry('a SIM card or an eSIM is on, while its member waits for it', {}),
  free_sim_ordered: entry('free SIM cards are ordered', {}),
  share_sheet_opened: entry('a member opens the browser’s share sheet for their link; never the link itself', {}),
  number_move_asked: entry('a number is to be brought from another network', { is_taken: flag }),
  leaving_code_shown: entry('a PAC or a STAC is shown', { kind: oneOf('PAC', 'STAC') }),
  sim_not_switched_on: entry('the network could not switch a SIM on, while its member waits for it', {}),
  sim_blocked: entry('a member blocks a SIM that is lost', {}),
  esim_given_out_again: entry('an eSIM is given out again, for another phone', {}),
  sim_plan_bought: entry('a SIM plan is bought and paid', {
    sim_plan_id: uuid,
    price_in_pence: count,
    paid_by: oneOf('credit', 'card'),
    begins: oneOf('now', 'later'),
    is_repeated: flag,
  }),
  sim_plan_repeated: entry('a member says which SIM plan is bought each time that one ends', {}),
  sim_plan_repeat_stopped: entry('no SIM plan is bought any more when one ends', {}),
  sim_plan_cancelled: entry('a SIM plan that runs is cancelled within its 14 days', {}),
  sim_plan_taken_back: entry('a SIM plan that has not begun is taken back', {}),
  voucher_redeemed: entry('a voucher is booked on the credit', { amount_in_pence: count }),
  automatic_top_up_on: entry('a kept card is chosen for automatic top-ups', {}),
  automatic_top_up_off: entry('a member turns automatic top-ups off', {}),
  cap_abroad_chosen: entry('a member chooses how much can be spent abroad in a month', {
    cap: oneOf('amount', 'nothing', 'none'),
  }),
  full_name_given: entry('the full name that an order needs is kept with the account', {}),
  member_logged_out: entry('a session is ended by its member', {}),
  phones_filtered: entry('the range of phones comes up, and each time when its filters or its order change', {
    brands: count,
    condition: oneOf('all', 'new', 'refurbished'),
    grade: oneOf('all', 'like_new', 'nearly_new', 'excellent', 'good'),
    storages: count,
    max_price_in_pounds: optional(count),
    in_stock_only: flag,
    sort_by: oneOf('featured', 'price_low', 'price_high', 'newest'),
  }),
  data_estimated: entry('the hours change from which the need of data is estimated', { gigabytes: count }),
  charges_looked_up: entry('what a country costs comes up, for a journey there or a call to it', {
    about: oneOf('roaming', 'calls'),
    country: countryCode,
  }),
  phone_viewed: entry('a phone is shown, and each time when something else is chosen of it', {
    sku: stockUnit,
    price_in_pence: count,
    full_price_in_pence: count,
    in_stock: flag,
    discounted: flag,
  }),
  phone_added: entry('a phone is put into the basket', { basket_id: uuid, sku: stockUnit, ...summary }),
  phone_not_added: entry('a phone could not be put into the basket', {
    sku: stockUnit,
    code: optional(code),
    current_url: shopAddress,
    redirect_url: shopAddress,
  }),
  basket_shown: entry('the basket comes up with something in it, and each time when what is in it has changed', {
    basket_id: uuid,
    ...summary,
    can_check_out: flag,
  }),
  checkout_step: entry('a step of the check-out comes up; `payment` as it leads to the page on which it is paid', {
    step: oneOf(
      'contact',
      'address',
      'delivery',
      'sim',
      'ways_to_pay',
      'credit_information',
      'credit_application',
      'credit_referred',
      'credit_declined',
      'credit_agreement',
      'review',
      'payment',
    ),
    ...shopIds,
  }),
  phone_taken_out: entry('a phone is taken out of the basket', { basket_id: uuid, sku: stockUnit }),
  return_asked: entry('sending phones back is asked for', {
    order_id: uuid,
    reason: oneOf('change_of_mind', 'faulty'),
    outcome: oneOf('refund', 'replacement'),
    item_count: count,
    skus,
  }),
  return_withdrawn: entry('what was to be sent back is kept after all', { order_id: uuid }),
  payment_begun: entry('the card fields of a payment come up', { ...payment, amount_in_pence: count }),
  payment_wallet_chosen: entry('a customer leaves for the wallet’s page, to pay there', payment),
  payment_made: entry('a payment is made, or a card is kept; not before the provider’s webhook has said so', {
    ...payment,
    payment_id: optional(paymentId),
    order_id: optional(uuid),
    amount_in_pence: count,
  }),
  payment_failed: entry('a try to pay has failed; `is_final` where the payment is over with it', {
    ...payment,
    payment_result_code: oneOf('refused', 'cancelled', 'error', 'none'),
    is_final: flag,
  }),
  change_plan: entry('a step of changing the plan comes up', {
    step: oneOf('choose_plan', 'confirm_plan', 'change_plan_confirmation'),
    mesh_wifi: flag,
    skus,
  }),
} as const satisfies Record<string, Entry<Fields>>;

export type EventName = keyof typeof catalogue;

type ValueOf<C> = C extends Check<infer Value> ? Value : never;
type FieldsOf<Name extends EventName> = (typeof catalogue)[Name]['fields'];
type OptionalFields<F> = { [Field in keyof F]: undefined extends ValueOf<F[Field]> ? Field : never }[keyof F];

/** What is said of an event. */
export type EventData<Name extends EventName> = {
  [Field in Exclude<keyof FieldsOf<Name>, OptionalFields<FieldsOf<Name>>>]: ValueOf<FieldsOf<Name>[Field]>;
} & { [Field in OptionalFields<FieldsOf<Name>>]?: ValueOf<FieldsOf<Name>[Field]> };

/** An event with its data, ready to be sent. */
export type AnalyticsEvent = { [Name in EventName]: { name: Name; data: EventData<Name> } }[EventName];
