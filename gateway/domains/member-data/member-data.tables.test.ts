import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCustomer } from '../../contract-proof/journeys.ts';
import { siteWithHomes } from '../../testing/customer.ts';
import { haveEverything } from '../../testing/member-data.ts';
import type { TestGateway } from '../../testing/gateway.ts';

/** Where in a member's download the rows of a table stand. A star goes through a list. */
const inTheDownload: Readonly<Record<string, string>> = {
  members: 'member.email',
  recovery_codes: 'recoveryCodesLeft',
  sessions: 'sessions.*.id',
  notification_opt_ins: 'notifications.optedInAt',
  orders: 'orders.*.order.key',
  promises: 'orders.*.promises.*.date',
  plans: 'plans.*.plan.id',
  installations: 'plans.*.visits.*.visitType',
  appointments: 'plans.*.visits.*.contactLastName',
  bookings: 'plans.*.visits.*.places.*.date',
  earlier_date_requests: 'plans.*.visits.*.earlierDates.*.askedAt',
  earlier_date_offers: 'plans.*.visits.*.earlierDates.*.offers.*.date',
  contract_documents: 'plans.*.documents.*.id',
  plan_prices: 'plans.*.prices.*.planInPence',
  plan_pauses: 'plans.*.pauses.*.from',
  plan_boosts: 'plans.*.boosts.*.until',
  plan_changes: 'plans.*.changes.*.contractSummaryDocId',
  plan_cancellations: 'plans.*.cancellations.*.lastDay',
  contract_notices: 'plans.*.notices.*.kind',
  premises: 'plans.*.home.postcode',
  bills: 'bills.*.number',
  bill_lines: 'bills.*.lines.*.kind',
  payment_sessions: 'payments.*.paymentSessionId',
  payments: 'payments.*.payments.*.paymentId',
  refunds: 'payments.*.payments.*.refunds.*.amountInPence',
  shop_orders: 'shopOrders.*.key',
  shop_order_pieces: 'shopOrders.*.pieces.*.sku',
  shop_parcels: 'shopOrders.*.delivery.trackingNumber',
  shop_parcel_events: 'shopOrders.*.parcelNews.*.content.kind',
  shop_returns: 'shopOrders.*.returns.*.ground',
  shop_return_pieces: 'shopOrders.*.returns.*.pieceIds.*',
  credit_applications: 'shopOrders.*.creditApplications.*.reference',
  credit_events: 'shopOrders.*.creditApplications.*.lenderNews.*.content.kind',
  sims: 'sims.*.simNumber',
  free_sims: 'freeSims.*.lastName',
  member_sim_plans: 'simPlans.*.endsAt',
  sim_charges: 'simCharges.*.bookedInPence',
  caps_abroad: 'spendAbroad.chosenAt',
  spent_abroad: 'spendAbroad.months.*.spentInPence',
  number_moves: 'numberMoves.*.pac',
  leaving_codes: 'leavingCodes.*.givenAt',
  kept_cards: 'keptCards.*.lastFour',
  payment_methods: 'paymentMethod.cardId',
  direct_debits: 'directDebits.*.reference',
  bill_charges: 'billCharges.*.on',
  payouts: 'payouts.*.endingIn',
  plan_faults: 'faults.*.number',
  fault_news: 'faults.*.history.*.text',
  switches: 'switches.*.status.state',
  losing_switches: 'switches.*.losing.askedOn',
  notification_events: 'networkNews.*.content.notificationType',
  outbox: 'messages.*.body',
  held_notifications: 'heldMessages.*.body',
  banners: 'banners.*.title',
  saved_journeys: 'savedJourneys.*.code',
  baskets: 'basket.*.addedAt',
  basket_items: 'basket.*.sku',
  prospects: 'interest.*.firstName',
  airtime_accounts: 'airtime.balanceInPence',
  airtime_entries: 'airtime.entries.*.bookedAt',
  airtime_top_ups: 'airtime.topUps.*.begunAt',
  referral_codes: 'referrals.code',
  referrals: 'referrals.joined.joinedAt',
  referral_rewards: 'referrals.rewards.*.side',
  airtime_vouchers: 'airtime.vouchers.*.number',
};

/** Tables of which nothing stands in a download, and why. */
const leftOut: Readonly<Record<string, string>> = {
  password_resets:
    'Hashes of links that work for an hour; the email with the link stands in the messages, without its key',
  email_changes:
    'Hashes of links that work for a day, and the address that waits for one; the emails about it stand in the messages, without the key',
  sim_proofs: 'Hashes of codes that work for ten minutes; the email with the code stands in the messages, without it',
  second_factor_set_ups: 'The secret of a device that waits ten minutes for its first code',
  attempts: 'Counts against guessing, gone after a quarter of an hour or an hour',
  next_bills: 'The day of the next bill, which follows from the plan',
  plan_endings:
    'What an end adds to the final bill: it follows from the cancellation, or from the switch, and stands on that bill',
  network_checks: 'Which home was looked for; who asked is not kept. A plan names its home',
  switch_messages:
    'What providers write to each other, gone after 90 days. Kept by message, not by member: what a member gave for a switch, and what came of it, stands in the switches',
  network_facts: 'About homes, and the same for everybody',
  places: 'The address book',
  address_words: 'The address book',
  address_slips: 'The address book',
  address_seeds: 'The address book',
  phones: 'The range of the phone shop',
  phone_offers: 'The range of the phone shop, its prices and stock',
  visit_capacity: 'How many visits engineers can make; nobody’s visit',
  payment_notifications:
    'What the payment provider has told of payments, by ids and amounts; what came of it stands in the payments',
  network_refusals:
    'What the network has refused, by the ids of what stands in the download, for our team; the member was told in the messages',
  jobs: 'What the gateway has yet to do for what stands in the download, by ids',
  clock_offset: 'A tester’s clock',
  faults: 'What testers make go wrong',
};

let site: TestGateway;
beforeAll(async () => {
  site = await siteWithHomes();
});
afterAll(() => site.close());

/** All values at a path. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((each) => valuesAt(each, rest)) : [];
  return value !== null && typeof value === 'object' && name in value
    ? valuesAt((value as Record<string, unknown>)[name], rest)
    : [];
}

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== '' && value !== 0;

test('every table of the gateway is in a member’s download, or it is said why not', async () => {
  const { rows } = await site.deps.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  expect(rows.length).toBeGreaterThan(40);
  const said = [...Object.keys(inTheDownload), ...Object.keys(leftOut)].toSorted();
  expect(said).toEqual(rows.map(({ name }) => name).toSorted());
});

test('whoever has something in each of these tables finds it in their download', async () => {
  const customer = await newCustomer(site, 'Rowan');
  await haveEverything(site, customer);
  const { status, body } = await customer.browser.get('/member-api/v1/members/me/data');
  expect(status).toBe(200);
  const missing = Object.entries(inTheDownload).filter(([, path]) => !valuesAt(body, path.split('.')).some(isSaid));
  expect(missing).toEqual([]);
});
