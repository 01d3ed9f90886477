import { at, day, id, member, ORDERS, type Rows } from './large-rows.ts';

const told = `'{}'`;

/** What members have ordered in the phone shop: one order of one phone each, a tenth of which came back. */
export const shop: Record<string, Rows> = {
  shop_orders: {
    count: ORDERS,
    columns: {
      id: id('shop-order'),
      key: `'LK-P' || i`,
      member_id: member,
      state: `'DELIVERED'`,
      contact: told,
      address: told,
      deliver_on: day,
      total_in_pence: `76900`,
      changed_at: at,
      placed_at: at,
    },
  },
  shop_order_pieces: {
    count: ORDERS,
    columns: {
      id: id('piece'),
      order_id: id('shop-order'),
      place: `0`,
      sku: `'google-pixel-10-128-black-new'`,
      what: told,
      price_in_pence: `76900`,
      held_until: at,
      sim_type: `'esim'`,
    },
  },
  shop_returns: {
    count: ORDERS / 10,
    columns: {
      id: id('return'),
      order_id: id('shop-order', '(10 * i)'),
      reference: `'LK-P' || (10 * i) || 'R1'`,
      reason: `'CHANGE_OF_MIND'`,
      ground: `'CHANGE_OF_MIND'`,
      outcome: `'REFUND'`,
      state: `'SETTLED'`,
      asked_at: at,
    },
  },
  shop_return_pieces: {
    count: ORDERS / 10,
    columns: { return_id: id('return'), piece_id: id('piece', '(10 * i)') },
  },
  shop_parcels: {
    count: ORDERS,
    columns: {
      reference: `'LK-P' || i`,
      order_id: id('shop-order'),
      state: `'DELIVERED'`,
      deliver_on: day,
      expected_on: day,
      told_until: at,
    },
  },
  shop_parcel_events: {
    count: 4 * ORDERS,
    columns: {
      event_id: id('parcel-event'),
      order_id: id('shop-order', '((i + 3) / 4)'),
      reference: `'LK-P' || ((i + 3) / 4)`,
      kind: `'PACKED'`,
      happened_at: at,
      received_at: at,
      content: told,
    },
  },
  credit_applications: {
    count: ORDERS / 2,
    columns: {
      id: id('credit'),
      reference: `'LK-C' || i`,
      member_id: member,
      order_id: id('shop-order', '(2 * i)'),
      piece_id: id('piece', '(2 * i)'),
      terms: told,
      borrower: told,
      asked_at: at,
      state: `'PAID_OUT'`,
    },
  },
  credit_events: {
    count: ORDERS / 2,
    columns: {
      event_id: id('credit-event'),
      application_id: id('credit'),
      kind: `'PAID_OUT'`,
      happened_at: at,
      received_at: at,
      content: told,
    },
  },
  airtime_accounts: {
    count: ORDERS,
    columns: { member_id: `(299999 + i)::text`, balance_in_pence: `1000` },
  },
  airtime_entries: {
    count: 10 * ORDERS,
    columns: {
      member_id: member,
      kind: `'USAGE'`,
      reference: `'usage-' || i`,
      amount_in_pence: `-10`,
      debt_in_pence: `0`,
      balance_in_pence: `1000`,
      booked_at: at,
    },
  },
  airtime_top_ups: {
    count: 3 * ORDERS,
    columns: {
      id: id('top-up'),
      member_id: member,
      is_automatic: `false`,
      amount_in_pence: `1000`,
      state: `'PAID'`,
      begun_at: at,
      paid_at: at,
    },
  },
  airtime_vouchers: {
    count: ORDERS,
    columns: { number: `lpad(i::text, 16, '0')`, amount_in_pence: `1000`, good_until: `'2099-12-31'` },
  },
  referral_codes: {
    count: ORDERS,
    columns: { code: `'CODE' || i`, member_id: `(299999 + i)::text`, shown_at: at },
  },
  referrals: {
    count: ORDERS,
    columns: {
      id: id('referral'),
      friend_id: `(299999 + i)::text`,
      referrer_id: `(300000 + i % 1000)::text`,
      state: `'REWARDED'`,
      joined_at: at,
      settled_at: at,
    },
  },
  referral_rewards: {
    count: ORDERS,
    columns: {
      referral_id: id('referral'),
      side: `'REFERRER'`,
      member_id: member,
      amount_in_pence: `500`,
      rewarded_at: at,
    },
  },
  refunds: {
    count: ORDERS / 10,
    columns: {
      payment_id: `'payment-' || i`,
      amount_in_pence: `1000`,
      provider_id: `'refund-' || i`,
      state: `'DONE'`,
      asked_at: at,
    },
  },
};
