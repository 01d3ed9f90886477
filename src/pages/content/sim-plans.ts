import { price } from '../../ui/format/price.ts';
import type { Offer } from './content-page.types.ts';

/** The SIM plans as the site advertises them; the gateway has the ones on offer (tests/contract/advertised-prices.test.ts). */
export type AdvertisedSimPlan = {
  /** By which the gateway sells it. */
  id: string;
  name: string;
  priceInPence: number;
  dataInGb: number | null;
  minutes: number | null;
  texts: number | null;
  roamingDataInGb: number;
  suits: string;
  isPopular?: boolean;
};

const unlimited = { minutes: null, texts: null };

export const advertisedSimPlans: readonly AdvertisedSimPlan[] = [
  {
    id: '7a1d0c52-51a7-4b90-8c1e-000000000001',
    name: '4 GB',
    priceInPence: 600,
    dataInGb: 4,
    minutes: 500,
    texts: 500,
    roamingDataInGb: 4,
    suits: 'Wi-Fi nearly everywhere',
  },
  {
    ...unlimited,
    id: '7a1d0c52-51a7-4b90-8c1e-000000000002',
    name: '12 GB',
    priceInPence: 800,
    dataInGb: 12,
    roamingDataInGb: 12,
    suits: 'Music and maps on the way',
  },
  {
    ...unlimited,
    id: '7a1d0c52-51a7-4b90-8c1e-000000000003',
    name: '30 GB',
    priceInPence: 1000,
    dataInGb: 30,
    roamingDataInGb: 12,
    suits: 'Out and about all day',
    isPopular: true,
  },
  {
    ...unlimited,
    id: '7a1d0c52-51a7-4b90-8c1e-000000000004',
    name: '100 GB',
    priceInPence: 1500,
    dataInGb: 100,
    roamingDataInGb: 12,
    suits: 'Films on the train',
  },
  {
    ...unlimited,
    id: '7a1d0c52-51a7-4b90-8c1e-000000000005',
    name: 'Unlimited',
    priceInPence: 2000,
    dataInGb: null,
    roamingDataInGb: 12,
    suits: 'Never looking at a number',
  },
];

/** Where one of them is bought: it is looked at first there. */
export const buyPlanPath = (planId: string): string => `/buy/goodybag?plan=${planId}`;

/** How long each runs, in days. */
export const simPlanDays = 30;

/** What is paid from credit without a plan, in pence. */
export const advertisedCreditRates = { minuteInPence: 3, textInPence: 2, megabyteInPence: 5 };

const amount = (count: number | null): string => (count === null ? 'Unlimited' : String(count));

function calls({ minutes, texts }: AdvertisedSimPlan): string {
  if (minutes !== texts) return `${amount(minutes)} and ${amount(texts)}`;
  return minutes === null ? amount(minutes) : `${minutes} each`;
}

/** What plans of different sizes are compared by, to the penny. */
function ofAGigabyte({ priceInPence, dataInGb }: AdvertisedSimPlan): string {
  if (dataInGb === null) return 'No limit';
  const pence = Math.round(priceInPence / dataInGb);
  return pence < 100 ? `${pence}p` : price(pence);
}

/** Each plan: what it has, what it costs, and the way to buy it. */
export const simPlanOffers: readonly Offer[] = advertisedSimPlans.map((plan) => ({
  name: plan.name,
  suits: plan.suits,
  ...(plan.isPopular === true && { mark: 'Most popular' }),
  price: price(plan.priceInPence),
  per: `for ${simPlanDays} days`,
  facts: [
    { term: 'Minutes and texts', details: calls(plan) },
    { term: 'Data in Europe', details: `${plan.roamingDataInGb} GB` },
    { term: 'A GB costs', details: ofAGigabyte(plan) },
  ],
  way: { label: `Buy ${plan.name}`, to: buyPlanPath(plan.id) },
}));
