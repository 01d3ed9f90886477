import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Premise } from '../addresses/address-lines.rules.ts';
import { byNature } from '../addresses/match.rules.ts';
import { wordsOf } from '../../../platform/postal/words.ts';
import { slipsAllowed, slipsBetween } from '../addresses/words.rules.ts';

/** More homes than this cannot be chosen from (TooManyAddressesFound). */
const MOST_HOMES = 20;

/** Words that mean the same in front of a flat's number. */
const flats: ReadonlySet<string> = new Set(['apartment', 'apt', 'unit']);

function normal(text: string): string {
  return wordsOf(text)
    .map((word) => (flats.has(word) ? 'flat' : word))
    .join(' ');
}

/** Everything that a home may be called within its postcode: every part of it that is given, in the usual order. */
function callNames(premise: Premise): Set<string> {
  const { company, subBuilding, buildingName, streetNumber, streetName } = premise;
  let names = [''];
  for (const part of [company, subBuilding, buildingName, streetNumber])
    if (part !== null) names = names.flatMap((name) => [name, `${name} ${part}`]);
  const own = names.filter((name) => name !== '');
  return new Set([...own, ...own.map((name) => `${name} ${streetName}`)].map(normal));
}

/**
 * The homes of a postcode that `typed` may mean: a house number, a house name, a flat, or several of them
 * (`Flat 3, Tern House, 12`). A number without its letter finds 12A and 12B where there is no 12, and a name may hold a
 * slip where nothing is called exactly so.
 */
export function homesCalled<Home extends Premise>(premises: readonly Home[], typed: string): Home[] {
  const wanted = normal(typed);
  if (wanted === '') return [];
  const called = premises.map((premise) => ({ premise, names: [...callNames(premise)] }));
  const ways: ((names: string[], premise: Home) => boolean)[] = [
    (names) => names.includes(wanted),
    (_, premise) => String(premise.numberValue) === wanted,
    (names) => !/\d/.test(wanted) && names.some((name) => slipsBetween(name, wanted) <= slipsAllowed(wanted)),
  ];
  for (const means of ways) {
    const homes = called.filter(({ names, premise }) => means(names, premise)).map(({ premise }) => premise);
    if (homes.length > 0) return homes.toSorted(byNature);
  }
  return [];
}

/** The status of an address check and the homes that it shows. What the network says counts for a single home only. */
export function statusOf<Home extends { uprn: string | null; status: string }>(
  homes: readonly Home[],
): { status: string; shown: readonly Home[] } {
  const [home] = homes;
  if (!home) return { status: 'NO_ADDRESS_MATCH', shown: [] };
  if (homes.length > MOST_HOMES) return { status: 'TooManyAddressesFound', shown: [] };
  if (homes.length > 1) return { status: 'MULTIPLE_ADDRESS_MATCH', shown: homes };
  const unconfirmed = home.status === 'SINGLE_ADDRESS_MATCH' && home.uprn === null;
  return { status: unconfirmed ? 'NO_UPRN' : home.status, shown: homes };
}

/** Whether a home's old broadband can be moved over; where not, the home is ordered for without a switch (AD-18). */
export function isSwitchable(home: { uprn: string | null; status: string }): boolean {
  return statusOf([home]).status !== 'SWITCHING_NOT_AVAILABLE';
}

/** Whether a home can order with an answer to the address check; without a switch when that cannot be had. */
const orderable = new Map<string, boolean>(
  Object.entries({
    SINGLE_ADDRESS_MATCH: true,
    MULTIPLE_ADDRESS_MATCH: false,
    NO_ADDRESS_MATCH: false,
    TooManyAddressesFound: false,
    NO_PRODUCTS: false,
    NO_UPRN: false,
    SWITCHING_NOT_AVAILABLE: true,
    UNSUPPORTED_INSTALL_TYPE: false,
    UNSUPPORTED_PREMISE_TYPE: false,
    NO_FORECAST_APPOINTMENTS_FOR_REGION: false,
    OLT_P2P: false,
    RESTRICTED_PREMISE: false,
  } satisfies Record<components['schemas']['KnownAddressCheckStatus'], boolean>),
);

/** False also for an answer that came later than this program. */
export function isOrderable(status: string): boolean {
  return orderable.get(status) ?? false;
}
