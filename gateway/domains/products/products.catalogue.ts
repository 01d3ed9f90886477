import type { components } from '../../../openapi/generated/gateway.d.ts';
import { minimumSpeed, peakSpeed } from './speeds.rules.ts';

export type Product = components['schemas']['Product'];

/** The tags that `filter` of the product list takes. */
const productTags = { mostPopular: 'most-popular', fixedTerm: '12-months', rolling: '1-month' } as const;

/** How every home is connected, in words for the customer. */
export const CONNECTION_METHOD = 'Full fibre to your home';

/** Pence a month for mesh Wi-Fi (CU-02); the router itself is included. */
export const MESH_WIFI_MONTHLY_PENCE = 400;

/** What can be added to a plan, priced by the month (CU-02). */
export const kitOptions: readonly components['schemas']['KitOption'][] = [
  {
    id: 'mesh-wifi',
    displayName: 'Mesh Wi-Fi',
    description: 'A second Wi-Fi point for larger homes',
    monthlyPriceInPence: MESH_WIFI_MONTHLY_PENCE,
  },
];

/** Pence once: a rolling plan may end after a month, so the connection is paid for at the start (CU-02). */
const ROLLING_SETUP_PENCE = 3_000;

const speeds = [
  {
    mbps: 150,
    name: '150 Mbps',
    description: 'Plenty for streaming and working from home',
    priceInPence: 2_500,
    popular: true,
  },
  {
    mbps: 500,
    name: '500 Mbps',
    description: 'Room for everybody at home at the same time',
    priceInPence: 3_500,
    popular: false,
  },
  {
    mbps: 1_000,
    name: '1 Gbps',
    description: 'Our fastest, for large downloads and many screens',
    priceInPence: 4_500,
    popular: false,
  },
];

const everywhere = [
  'Same speed up and down',
  'Change your plan each month',
  'A free speed boost up to 3 times a month',
  'Pause for up to four weeks at no charge',
];

/** Never changed once sold: plans refer to them. */
function productId(mbps: number, months: number): string {
  return `5f0c6f0e-6d5e-4f0e-9c59-0a3a5a${months === 12 ? '1b' : '2b'}${String(mbps).padStart(4, '0')}`;
}

/** Every plan on offer, fixed terms first (specification, points 1 and 9; PL-05, CU-02). */
export const catalogue: readonly Product[] = [12, 1].flatMap((months) =>
  speeds.map(({ mbps, name, description, priceInPence, popular }) => {
    const fixed = months === 12;
    return {
      productId: productId(mbps, months),
      displayName: name,
      description,
      benefits: [fixed ? 'No mid-contract price rises' : 'Leave any month', ...everywhere],
      priceInPence,
      setupPriceInPence: fixed ? 0 : ROLLING_SETUP_PENCE,
      downstreamSpeedInMbps: mbps,
      upstreamSpeedInMbps: mbps,
      eveningSpeedInMbps: peakSpeed(mbps),
      guaranteedSpeedInMbps: minimumSpeed(mbps),
      sku: `broadband-${mbps}-${months}`,
      contractDurationText: fixed ? '12 months' : '1 month rolling',
      contractDurationInMonths: months,
      tags: [
        fixed ? productTags.fixedTerm : productTags.rolling,
        ...(fixed && popular ? [productTags.mostPopular] : []),
      ],
    };
  }),
);

const byId: ReadonlyMap<string, Product> = new Map(catalogue.map((product) => [product.productId, product]));

/** Uuids are the same in capitals. */
export function findProduct(id: string): Product | undefined {
  return byId.get(id.toLowerCase());
}

/** The products with that tag, or all of them. */
export function productsTagged(tag: string | undefined): Product[] {
  return catalogue.filter((product) => tag === undefined || product.tags.includes(tag));
}

/** What a home can order: the network names the speeds it can carry there. */
export function productsForSpeeds(speedsInMbps: readonly number[]): Product[] {
  return catalogue.filter((product) => speedsInMbps.includes(product.downstreamSpeedInMbps));
}
