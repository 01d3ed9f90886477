export const HOMES = 1_000_000;
export const ORDERS = 100_000;
/** Plans that were begun and not ordered. */
export const DRAFTS = 20_000;
export const PLANS = ORDERS + DRAFTS;

/** The rows of a table as SQL: each column's value for the row `i`, which counts from 1. */
export interface Rows {
  count: number;
  columns: Record<string, string>;
}

export const id = (kind: string, of = 'i') => `md5('${kind}' || ${of})::uuid`;
/** The invented rows stand at this moment: when the tests' clock begins. */
export const now = `timestamptz '2026-11-23 09:00Z'`;
/** Spread over the last two years. */
export const at = `${now} - (i % 730) * interval '1 day'`;
/** Of drafts within the last month, as older ones are deleted. */
export const touched = (plan: string) =>
  `case when ${plan} > ${ORDERS} then ${now} - (i % 29) * interval '1 day' else ${at} end`;
export const day = `date '2026-11-23' - (i % 730)::int`;
export const member = `(300000 + (i % ${ORDERS}))::text`;
export const region = `'region ' || (i % 400)`;
export const visit = `case when i % 2 = 0 then 'PRE_WORK' else 'IN_HOME' end`;
export const postcode = `'LK' || (20 + (i / 25) / 2000) || ' ' || ((i / 25) % 10) || chr(65 + ((i / 250) % 20)::int) || chr(65 + ((i / 5000) % 20)::int)`;
export const word = `case (i % 4) when 0 then 'Alder' when 1 then 'Beacon' when 2 then 'Cormorant' else 'Drift' end`;
