import { at, day, id, member, ORDERS, type Rows } from './large-rows.ts';

/** SIMs of members, one each, free ones that were posted, and numbers that came or may go. */
export const sims: Record<string, Rows> = {
  sims: {
    count: ORDERS,
    columns: {
      id: id('sim'),
      member_id: member,
      reference: `'LK-S' || i`,
      type: `'psim'`,
      iccid: `'89449990' || lpad(i::text, 11, '0')`,
      state: `'ACTIVE'`,
      phone_number: `'07700900200'`,
      ordered_at: at,
      told_until: at,
    },
  },
  member_sim_plans: {
    count: 3 * ORDERS,
    columns: {
      id: id('sim-plan'),
      member_id: member,
      reference: `'LK-G' || i`,
      plan_id: `'7a1d0c52-51a7-4b90-8c1e-000000000003'`,
      price_in_pence: `1000`,
      state: `'OVER'`,
      start: `'NOW'`,
      paid_by: `'CREDIT'`,
      asked_at: at,
      bought_at: at,
      started_at: at,
      ends_at: `${at} + interval '30 days'`,
    },
  },
  sim_charges: {
    count: 3 * ORDERS,
    columns: {
      event_id: id('sim-charge'),
      member_id: member,
      part: `'DATA'`,
      units: `40`,
      amount_in_pence: `200`,
      booked_in_pence: `200`,
      happened_at: at,
    },
  },
  caps_abroad: {
    count: ORDERS / 10,
    columns: { member_id: `(299999 + i)::text`, cap_in_pence: `1500`, chosen_at: at },
  },
  spent_abroad: {
    count: ORDERS,
    columns: { member_id: `(299999 + i)::text`, month: `'2026-10'`, spent_in_pence: `550` },
  },
  sim_proofs: { count: 100, columns: { member_id: member, key: `'hash of ' || i`, expires_at: at } },
  number_moves: {
    count: ORDERS / 10,
    columns: {
      id: id('number-move'),
      member_id: member,
      reference: `'LK-N' || i`,
      pac: `'WRN' || lpad(i::text, 6, '0')`,
      phone_number: `'07700900950'`,
      day,
      state: `'MOVED'`,
      asked_at: at,
    },
  },
  leaving_codes: {
    count: ORDERS / 10,
    columns: {
      id: id('leaving-code'),
      member_id: member,
      kind: `'PAC'`,
      phone_number: `'07700' || lpad(i::text, 6, '0')`,
      last_day: day,
      given_at: at,
    },
  },
  free_sims: {
    count: ORDERS / 10,
    columns: {
      id: id('free-sim'),
      reference: `'LK-PS' || i`,
      first_name: `'Rowan'`,
      last_name: `'Archer'`,
      email: `'rowan' || i || '@example.com'`,
      address: `'{}'`,
      household: `'LK11AA ' || i`,
      count: `1`,
      state: `'DELIVERED'`,
      ordered_at: at,
      expected_on: day,
      told_until: at,
    },
  },
};
