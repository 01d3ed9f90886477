import type { components } from '../../../openapi/generated/gateway.d.ts';

type SimPlan = components['schemas']['SimPlan'];

/** How long each plan runs. */
const DAYS = 30;

/** What is free in the countries of zone 1 is capped for all plans that have more, as the regulations of roaming allow (fair use). */
const ROAMING_CAP_IN_GB = 12;

const unlimited = { minutes: null, texts: null };

const plan = (
  place: number,
  data: { dataInGb: number | null; priceInPence: number; suits: string } & Partial<SimPlan>,
): SimPlan => ({
  // Never changed once sold: what was bought refers to it.
  id: `7a1d0c52-51a7-4b90-8c1e-00000000000${place}`,
  name: data.dataInGb === null ? 'Unlimited' : `${data.dataInGb} GB`,
  days: DAYS,
  roamingDataInGb: Math.min(data.dataInGb ?? ROAMING_CAP_IN_GB, ROAMING_CAP_IN_GB),
  isPopular: false,
  ...unlimited,
  ...data,
});

/** The five plans, the smallest first. Prices are invented; they include VAT. */
export const simPlans: readonly SimPlan[] = [
  plan(1, { dataInGb: 4, minutes: 500, texts: 500, priceInPence: 6_00, suits: 'Wi-Fi nearly everywhere' }),
  plan(2, { dataInGb: 12, priceInPence: 8_00, suits: 'Music and maps on the way' }),
  plan(3, { dataInGb: 30, priceInPence: 10_00, suits: 'Out and about all day', isPopular: true }),
  plan(4, { dataInGb: 100, priceInPence: 15_00, suits: 'Films on the train' }),
  plan(5, { dataInGb: null, priceInPence: 20_00, suits: 'Never looking at a number' }),
];

/** What is paid from credit where no plan runs, or where one has run out. */
export const creditRates: components['schemas']['CreditRates'] = {
  minuteInPence: 3,
  textInPence: 2,
  megabyteInPence: 5,
};
