import { sentinel, type SentinelId } from '../../../scenarios/sentinels.ts';
import { composePremise, type InventedHome } from '../../../../platform/invented-homes/invent-premises.ts';
import type { HomeParts } from '../../../../platform/invented-homes/invent-street.ts';
import { servedHome, type NetworkFacts } from '../../../../platform/invented-homes/network-facts.ts';

type Facts = Partial<Omit<NetworkFacts, 'id'>>;

/** A road in Wrenholt with homes of which the outcome is known. */
interface SentinelStreet {
  sentinel: SentinelId;
  street: string;
  homes: HomeParts[];
  facts: Facts;
}

const oneToNine: HomeParts[] = Array.from({ length: 9 }, (_, at) => ({ streetNumber: String(at + 1) }));

const splitHouse: HomeParts[] = ['10', '12A', '12B', '12C', '14'].map((streetNumber) => ({ streetNumber }));

const block: HomeParts[] = Array.from({ length: 24 }, (_, at) => ({
  subBuilding: `Flat ${at + 1}`,
  buildingName: 'Beacon House',
  streetNumber: '1',
  building: 'Beacon House',
}));

const namedHouses: HomeParts[] = ['Gull Cottage', 'Samphire Cottage', 'Tŷ Gwylan'].map((buildingName) => ({
  buildingName,
}));

const row = (id: SentinelId, street: string, facts: Facts = {}, homes = oneToNine): SentinelStreet => ({
  sentinel: id,
  street,
  homes,
  facts,
});

const streets: SentinelStreet[] = [
  row('address-single-match', 'Wren Proving Row'),
  row('address-multiple-match', 'Split Oak Road', {}, splitHouse),
  row('address-no-match', 'Missing Mile'),
  row('address-too-many', 'Beacon Approach', {}, block),
  row('address-no-products', 'Faraway Lane', { status: 'NO_PRODUCTS', speedsInMbps: [] }),
  row('address-no-uprn', 'Unlisted Walk'),
  row('address-no-switching', 'Standfast Street', { status: 'SWITCHING_NOT_AVAILABLE' }),
  row('address-install-type', 'Awkward Steps', { status: 'UNSUPPORTED_INSTALL_TYPE', installType: 'NON_STANDARD' }),
  row('address-premise-type', 'Depot Yard', { status: 'UNSUPPORTED_PREMISE_TYPE' }),
  row('address-no-forecast', 'Someday Rise', { status: 'NO_FORECAST_APPOINTMENTS_FOR_REGION' }),
  row('address-point-to-point', 'Straight Fibre Close', { status: 'OLT_P2P' }),
  row('address-restricted', 'Landlord Gardens', { status: 'RESTRICTED_PREMISE' }),
  row('address-unknown-status', 'Newfangle Way', { status: 'PENDING_NETWORK_REVIEW' }),
  row('address-active-service', 'Connected Crescent', { hasActiveService: true }),
  row('address-house-name', 'Nameplate Lane', {}, namedHouses),
  row('address-slow', 'Dawdle Hill', { fault: 'slow' }),
  row('address-server-error', 'Broken Bridge', { fault: 'error' }),
  row('visits-both', 'Two Call Road'),
  row('visits-outside-only', 'Outer Ring Road', { inhomeRequired: false }),
  row('visits-in-home-only', 'Hearthside', { preworkRequired: false }),
  row('visits-none', 'Ready Made Mews', { preworkRequired: false, inhomeRequired: false }),
  row('products-none', 'Bare Shelf Row', { speedsInMbps: [] }),
  row('dates-taken', 'Pipped Post Lane', { region: 'dates-taken' }),
  row('dates-not-yet', 'Early Days Drive', { region: 'dates-not-yet' }),
  row('dates-block-fails', 'Gap Year Grove', { region: 'dates-block-fails' }),
  row('dates-slow', 'Longwait Terrace', { region: 'dates-slow' }),
  row('dates-server-error', 'Snapped Line Street', { region: 'dates-server-error' }),
  row('dates-none', 'Empty Diary Place', { region: 'dates-none' }),
  row('order-redirect', 'Tollgate Turn'),
  row('visits-single', 'One Call Road', { preworkRequired: false, singleVisit: true }),
  row('products-one-speed', 'Single File Lane', {
    preworkRequired: false,
    inhomeRequired: false,
    speedsInMbps: [150],
  }),
];

const wrenholt = { id: 'L5', name: 'Wrenholt' };

/** Test numbers start where no invented town's numbers reach. */
const FIRST_NUMBER = 900_000_000;

/** The homes behind the postcodes in the list of sentinels. */
export function sentinelHomes(): InventedHome[] {
  return streets.flatMap(({ sentinel: id, street, homes, facts }, index) => {
    const postcode = sentinel(id).value;
    const place = {
      town: wrenholt,
      id: `S9-${id}`,
      name: street,
      locality: null,
      latitude: 52.71 + index / 1_000,
      longitude: 1.998,
    };
    return homes.map((parts, at): InventedHome => {
      const home = {
        id: `prm-${[
          postcode,
          parts.subBuilding,
          parts.subBuilding ? undefined : (parts.streetNumber ?? parts.buildingName),
        ]
          .filter((part) => part !== undefined)
          .join('-')
          .normalize('NFD')
          .replace(/[^A-Za-z0-9-]/g, '')
          .toLowerCase()}`,
        number: FIRST_NUMBER + index * 100 + at,
        postcode,
        position: at,
      };
      const premise = composePremise(parts, place, home);
      if (id === 'address-no-uprn') premise.uprn = null;
      return {
        premise,
        // Engineers of its own, so that tests that run at once do not take each other's dates.
        facts: { ...servedHome, region: home.id, ...facts, id: home.id },
        localityId: wrenholt.id,
        townId: wrenholt.id,
      };
    });
  });
}
