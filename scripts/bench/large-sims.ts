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
