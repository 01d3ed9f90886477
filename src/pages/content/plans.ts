/** The plans as the home page advertises them (specification, points 1 and 9); the gateway has the ones on offer. */
type AdvertisedPlan = {
  name: string;
  speedInMbps: number;
  /** a month */
  priceInPence: number;
  popular?: boolean;
  benefits: readonly string[];
};

export const advertisedPlans: readonly AdvertisedPlan[] = [
  {
    name: 'Full fibre 150',
    speedInMbps: 150,
    priceInPence: 2500,
    popular: true,
    benefits: ['Same speed up and down', 'Streaming and calls for the whole home', 'Router included'],
  },
  {
    name: 'Full fibre 500',
    speedInMbps: 500,
    priceInPence: 3500,
    benefits: ['Same speed up and down', '4K in every room, games without the wait', 'Router included'],
  },
  {
    name: 'Full fibre 1000',
    speedInMbps: 1000,
    priceInPence: 4500,
    benefits: ['Same speed up and down', 'Huge files there before the kettle boils', 'Router included'],
  },
];

/** months */
export const advertisedContract = 12;
