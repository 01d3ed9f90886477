import type { Random } from './random.ts';

/** What the network knows about a home. */
export interface NetworkFacts {
  id: string;
  /** The answer to an address check that finds this home and no other. */
  status: string;
  /** Where its engineers come from. */
  region: string;
  installType: string;
  preworkRequired: boolean;
  inhomeRequired: boolean;
  singleVisit?: boolean;
  hasActiveService: boolean;
  /** Downstream and upstream, Mbps. */
  speedsInMbps: number[];
  /** How the network misbehaves when it is asked about this home. */
  fault?: 'slow' | 'error' | null;
}

/** Facts of a home that is served in every respect; both visits are needed. */
export const servedHome = {
  status: 'SINGLE_ADDRESS_MATCH',
  installType: 'STANDARD',
  preworkRequired: true,
  inhomeRequired: true,
  singleVisit: false,
  hasActiveService: false,
  speedsInMbps: [150, 500, 1000],
  fault: null,
} as const satisfies Partial<NetworkFacts>;

/** A status that everybody in a street or a block shares, because of how the network came there, or `undefined`. */
export function sharedStatus(random: Random, inBlock: boolean): string | undefined {
  if (inBlock && random.chance(0.12)) return 'RESTRICTED_PREMISE';
  if (inBlock && random.chance(0.05)) return 'OLT_P2P';
  if (random.chance(0.05)) return 'NO_PRODUCTS';
  return random.chance(0.01) ? 'NO_FORECAST_APPOINTMENTS_FOR_REGION' : undefined;
}

/** What the network knows about an ordinary home: nine in ten can be served. */
export function inventFacts(
  random: Random,
  home: { id: string; region: string; commercial: boolean; shared: string | undefined },
): NetworkFacts {
  const visits = random.between(1, 20);
  const unusual = random.between(1, 200);
  return {
    ...servedHome,
    id: home.id,
    region: home.region,
    status: home.commercial
      ? 'UNSUPPORTED_PREMISE_TYPE'
      : (home.shared ??
        (unusual === 1 ? 'UNSUPPORTED_INSTALL_TYPE' : unusual === 2 ? 'SWITCHING_NOT_AVAILABLE' : servedHome.status)),
    installType: unusual === 1 ? 'NON_STANDARD' : unusual < 12 ? 'EXTENDED_STANDARD' : 'STANDARD',
    preworkRequired: visits <= 14,
    inhomeRequired: visits <= 11 || visits > 15,
    hasActiveService: random.chance(0.03),
    speedsInMbps: random.chance(0.06) ? [150, 500] : [...servedHome.speedsInMbps],
  };
}
