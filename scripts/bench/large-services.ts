import { at, day, id, now, ORDERS, type Rows } from './large-rows.ts';

const BILLS_A_PLAN = 12;

/** The number of the plan that the row `i` belongs to, where each has several. */
const planOf = (several: number): string => `((i + ${several - 1}) / ${several})`;
const nth = (several: number): string => `((i - 1) % ${several})`;

/** What live plans are charged, promised and changed, and what their members do with them, in the order of what refers to what. */
export const services: Record<string, Rows> = {
  promises: {
    count: 3 * ORDERS,
    columns: {
      id: id('promise'),
      order_id: id('order', planOf(3)),
      kind: `case ${nth(3)} when 0 then 'GO_LIVE' when 1 then 'OUTSIDE_VISIT' else 'HOME_VISIT' end`,
      visit_id: `case when ${nth(3)} > 0 then ${id('visit')} end`,
      date: day,
      state: `case when i % 20 = 0 then 'BROKEN' when i % 7 = 0 then 'OPEN' else 'KEPT' end`,
      made_at: at,
    },
  },
  payouts: {
    count: ORDERS / 100,
    columns: {
      order_id: id('order', '(100 * i)'),
      member_id: `(300000 + (100 * i % ${ORDERS}))::text`,
      amount_in_pence: `646`,
      state: `'PAID'`,
      ending_in: `'69'`,
      transfer_id: `'transfer-' || i`,
      asked_at: at,
      ended_at: at,
    },
  },
  plan_prices: {
    count: ORDERS,
    columns: {
      plan_id: id('plan'),
      from_date: day,
      product_id: `'5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b0150'::uuid`,
      plan_in_pence: `2500`,
      add_on_in_pence: `0`,
    },
  },
  plan_pauses: {
    count: ORDERS,
    columns: {
      id: id('pause'),
      plan_id: id('plan'),
      from_date: day,
      to_date: `${day} + 13`,
      state: `case when i % 50 = 0 then 'RUNNING' else 'ENDED' end`,
      created_at: at,
    },
  },
  plan_boosts: {
    count: 4 * ORDERS,
    columns: {
      id: id('boost'),
      plan_id: id('plan', planOf(4)),
      started_at: at,
      until: `${at} + interval '1 day'`,
      speed_in_mbps: `500`,
    },
  },
  network_refusals: {
    count: ORDERS / 50,
    columns: {
      plan_id: id('plan', '(50 * i)'),
      kind: `'network.boost-service'`,
      about: `'boost ' || i`,
      status: `409`,
      times: `1`,
      first_at: at,
      last_at: at,
      settled_at: `case when i % 20 > 0 then ${at} end`,
    },
  },
  plan_changes: {
    count: ORDERS / 5,
    columns: {
      id: id('change'),
      plan_id: id('plan', '(5 * i)'),
      from_date: day,
      state: `case when i % 20 = 0 then 'ASKED' else 'IN_EFFECT' end`,
      product_id: `'5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b0500'::uuid`,
      mesh_wifi: `i % 10 = 0`,
      product_id_before: `'5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b0150'::uuid`,
      mesh_wifi_before: `false`,
      monthly_price_in_pence: `3500`,
      contract_summary_doc_id: `'contract-summary-' || i`,
      contract_information_doc_id: `'contract-information-' || i`,
      asked_at: at,
    },
  },
  plan_endings: {
    count: ORDERS / 10,
    columns: {
      plan_id: id('plan', '(10 * i)'),
      fee_months: `3`,
      fee_per_month_in_pence: `1500`,
      set_up_returned: `false`,
    },
  },
  plan_cancellations: {
    count: ORDERS / 10,
    columns: {
      id: id('cancellation'),
      plan_id: id('plan', '(10 * i)'),
      how: `'EXIT_FEE'`,
      last_day: day,
      fee_months: `3`,
      fee_per_month_in_pence: `1500`,
      asked_at: at,
    },
  },
  contract_notices: {
    count: ORDERS,
    columns: { plan_id: id('plan'), kind: `'END_OF_CONTRACT'`, about: day, sent_at: at },
  },
  bills: {
    count: BILLS_A_PLAN * ORDERS,
    columns: {
      id: id('bill'),
      number: `'LK-' || i`,
      plan_id: id('plan', planOf(BILLS_A_PLAN)),
      member_id: `(300000 + (${planOf(BILLS_A_PLAN)} % ${ORDERS}))::text`,
      from_date: `date '2026-11-01' - (${nth(BILLS_A_PLAN)} * 30)::int`,
      to_date: `date '2026-11-30' - (${nth(BILLS_A_PLAN)} * 30)::int`,
      total_in_pence: `2500`,
      vat_in_pence: `417`,
      state: `'DUE'`,
      created_at: at,
    },
  },
  bill_lines: {
    count: BILLS_A_PLAN * ORDERS,
    columns: { bill_id: id('bill'), place: `1`, kind: `'PLAN'`, amount_in_pence: `2500`, vat_in_pence: `417` },
  },
  payment_sessions: {
    count: BILLS_A_PLAN * ORDERS,
    columns: {
      id: id('payment'),
      member_id: `(300000 + (${planOf(BILLS_A_PLAN)} % ${ORDERS}))::text`,
      purpose: `'BROADBAND_BILL'`,
      reference: `${id('bill')}::text`,
      amount_in_pence: `2500`,
      keeps_card: `false`,
      provider_id: `'CS' || i`,
      state: `'PAID'`,
      created_at: at,
      expires_at: at,
    },
  },
  payments: {
    count: BILLS_A_PLAN * ORDERS,
    columns: {
      id: `'payment-' || i`,
      session_id: id('payment'),
      amount: `2500`,
      currency: `'GBP'`,
      state: `'PAID'`,
      told_at: at,
    },
  },
  payment_notifications: {
    count: BILLS_A_PLAN * ORDERS,
    columns: {
      psp_reference: `'payment-' || i`,
      event_code: `'AUTHORISATION'`,
      success: `true`,
      content: `'{}'`,
      received_at: at,
    },
  },
  kept_cards: {
    count: ORDERS,
    columns: {
      id: `'card-' || i`,
      member_id: `(300000 + i)::text`,
      brand: `'visa'`,
      last_four: `'1111'`,
      expiry_month: `'03'`,
      expiry_year: `'2030'`,
      kept_at: at,
    },
  },
  payment_methods: {
    count: ORDERS,
    columns: { member_id: `(300000 + i)::text`, card_id: `'card-' || i`, chosen_at: at },
  },
  bill_charges: {
    count: BILLS_A_PLAN * ORDERS,
    columns: {
      bill_id: id('bill'),
      member_id: `(300000 + (${planOf(BILLS_A_PLAN)} % ${ORDERS}))::text`,
      attempt: `1`,
      on_date: day,
      by: `'CARD'`,
      state: `'PAID'`,
    },
  },
  direct_debits: {
    count: ORDERS / 2,
    columns: {
      id: `'debit-' || i`,
      member_id: `(300000 + i)::text`,
      session_id: id('payment'),
      state: `'ENDED'`,
      set_up_at: at,
    },
  },
  next_bills: { count: ORDERS, columns: { plan_id: id('plan'), date: `date '2026-12-01' + (i % 28)::int` } },
  plan_faults: {
    count: ORDERS / 5,
    columns: {
      id: id('fault'),
      number: `'F' || i`,
      plan_id: id('plan', '(5 * i)'),
      member_id: `(300000 + 5 * i)::text`,
      problem: `'SLOW'`,
      since_date: day,
      since_time: `'MORNING'`,
      reported_at: at,
      ended_at: `case when i % 50 > 0 then ${at} end`,
    },
  },
  fault_news: {
    count: ORDERS,
    columns: { fault_id: id('fault', planOf(5)), code: `'N' || ${nth(5)}`, happened_at: at },
  },
  losing_switches: {
    count: ORDERS / 5,
    columns: {
      id: id('losing'),
      reference: id('reference'),
      plan_id: id('plan', '(5 * i)'),
      member_id: `(300000 + 5 * i)::text`,
      gaining_provider_id: `'RBRN'`,
      last_name: `'Finch'`,
      status: `case when i % 10 = 0 then 'confirmed' else 'cancelled' end`,
      matched_on: day,
      implied_at: at,
      created_at: at,
      updated_at: at,
    },
  },
  recovery_codes: {
    count: ORDERS,
    columns: { member_id: `(300000 + i)::text`, key: `md5(i::text)` },
  },
  second_factor_set_ups: {
    count: 500,
    columns: { member_id: `(300000 + i)::text`, secret: `'none'`, expires_at: `${now} + interval '10 minutes'` },
  },
};
