import { at, HOMES, id, member, now, ORDERS, PLANS, postcode, region, word, type Rows } from './large-rows.ts';

/** Homes, what the network and other providers know of them, and what the gateway notes for itself. */
export const surroundings: Record<string, Rows> = {
  premises: {
    count: HOMES,
    columns: {
      id: `'large-' || i`,
      external_premise_id: `'large-' || i`,
      uprn: `(700000000000 + i)::text`,
      kind: `'Residential'`,
      building_id: `case when i % 5 = 0 then 'B' || (i / 20) end`,
      street_number: `(1 + i % 60)::text`,
      street_name: `${word} || ' Street ' || (i / 60)`,
      city: `'Wrenholt'`,
      postcode,
      latitude: `'0'`,
      longitude: `'0'`,
      street_id: `'S-large-' || (i / 60)`,
      number_value: `(1 + i % 60)::int`,
      natural_key: `lpad((1 + i % 60)::text, 4, '0')`,
      search: `case when i % 20 = 0 then to_tsvector('simple', 'house' || i || ' wrenholt') end`,
    },
  },
  network_facts: {
    count: HOMES,
    columns: {
      id: `'large-' || i`,
      status: `'SINGLE_ADDRESS_MATCH'`,
      region,
      install_type: `'STANDARD'`,
      prework_required: `i % 2 = 0`,
      inhome_required: `i % 3 > 0`,
      has_active_service: `i % 10 = 0`,
      speeds_in_mbps: `'{150,500}'::int[]`,
    },
  },
  places: {
    count: HOMES / 20,
    columns: {
      id: `'large-' || i`,
      kind: `case when i % 2 = 0 then 'Street' else 'Postcode' end`,
      name: `${word} || ' Street ' || i`,
      whereabouts: `'Wrenholt'`,
      parent_id: `'town-' || (i % 200)`,
      homes: `20`,
      postcode_key: `case when i % 2 = 1 then replace(${postcode}, ' ', '') end`,
      search: `to_tsvector('simple', ${word} || ' street s' || i || ' wrenholt')`,
    },
  },
  visit_capacity: {
    count: 400 * 2 * 60,
    columns: {
      region: `'region ' || (i % 400)`,
      visit_type: `case when (i / 400) % 2 = 0 then 'PRE_WORK' else 'IN_HOME' end`,
      day: `date '2026-11-23' + (i / 800)::int`,
      slot: `'AM'`,
      total: `8`,
      remaining: `4`,
    },
  },
  switch_messages: {
    count: 3 * PLANS,
    columns: {
      id: id('message'),
      routing_id: `'residentialSwitchMatchRequest'`,
      source: `'RLKL'`,
      correlation: `'correlation-' || i`,
      destination: `'RBRN'`,
      body: `'{}'::jsonb`,
      sent_at: `${now} - (i % 90) * interval '1 day'`,
      delivered_at: at,
    },
  },
  sessions: {
    count: ORDERS,
    columns: {
      key: `'session-' || i`,
      member_id: member,
      request_id: `'r'`,
      consent_level: `'FULL'`,
      created_at: at,
      last_used_at: at,
      expires_at: `${now} + (i % 1800) * interval '1 second'`,
    },
  },
  network_checks: {
    count: 3 * PLANS,
    columns: {
      id: `'check-' || i`,
      status: `'SINGLE_ADDRESS_MATCH'`,
      postcode,
      street_number: `'1'`,
      premises: `array['large-' || i]`,
      created_at: at,
    },
  },
  jobs: {
    count: 5 * ORDERS,
    columns: {
      kind: `'order.milestone'`,
      payload: `'{}'::jsonb`,
      run_at: at,
      dedupe_key: `'job-' || i`,
      done_at: `case when i % 50 > 0 then ${now} - (i % 30) * interval '1 day' end`,
      attempts: `case when i % 50 > 0 then 1 else 0 end`,
    },
  },
  attempts: {
    count: ORDERS,
    columns: {
      action: `'log-in'`,
      subject: `'address ' || i`,
      count: `1`,
      resets_at: `${now} + (i % 900) * interval '1 second'`,
    },
  },
};
