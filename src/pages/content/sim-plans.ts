import { price } from '../../ui/format/price.ts';

/** The SIM plans as the site advertises them; the gateway has the ones on offer (tests/contract/advertised-prices.test.ts). */
export type AdvertisedSimPlan = {
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
    name: '12 GB',
    priceInPence: 800,
    dataInGb: 12,
    roamingDataInGb: 12,
    suits: 'Music and maps on the way',
  },
  {
    ...unlimited,
    name: '30 GB',
    priceInPence: 1000,
    dataInGb: 30,
    roamingDataInGb: 12,
    suits: 'Out and about all day',
    isPopular: true,
  },
  {
    ...unlimited,
    name: '100 GB',
    priceInPence: 1500,
    dataInGb: 100,
    roamingDataInGb: 12,
    suits: 'Films on the train',
  },
  {
    ...unlimited,
    name: 'Unlimited',
    priceInPence: 2000,
    dataInGb: null,
    roamingDataInGb: 12,
    suits: 'Never looking at a number',
  },
];

/** How long each runs, in days. */
export const simPlanDays = 30;

/** What is paid from credit without a plan, in pence. */
export const advertisedCreditRates = { minuteInPence: 3, textInPence: 2, megabyteInPence: 5 };

const amount = (count: number | null): string => (count === null ? 'unlimited' : String(count));

/** A row for each plan: what it has, and what it costs. */
export const simPlanRows = advertisedSimPlans.map(
  ({ name, isPopular, minutes, texts, roamingDataInGb, priceInPence, suits }) => [
    isPopular === true ? `${name}, most popular` : name,
    price(priceInPence),
    amount(minutes),
    amount(texts),
    `${roamingDataInGb} GB`,
    suits,
  ],
);
