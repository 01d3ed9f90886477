import { seededRandom } from '../../platform/invented-homes/random.ts';

/** A provider as the hub's directory lists it. All are invented. */
export interface Provider {
  /** Four letters, the first of them R (RCPID). */
  id: string;
  name: string;
  /** A suspended provider takes no messages, and nobody can switch from it. */
  isSuspended: boolean;
  /** In front of the digits of its account numbers. */
  accountPrefix: string;
}

/** The hub itself, which is nobody's provider. */
export const HUB = 'TOTSCO';

/** The provider whose gateway is connected to the stand-in; it is in nobody's list but its own. */
export const SITE_ID = 'RLRK';

const HOW_MANY = 300;
const SEED = 20_240_912;

const firstWords = [
  'Amber',
  'Anvil',
  'Beacon',
  'Birchwood',
  'Bluebell',
  'Bracken',
  'Brightwater',
  'Burrow',
  'Cairn',
  'Causeway',
  'Chalkdown',
  'Clifftop',
  'Cobble',
  'Copperleaf',
  'Cornflower',
  'Daleside',
  'Eastwind',
  'Elderberry',
  'Fairlight',
  'Fernhill',
  'Fellside',
  'Gannet',
  'Greywether',
  'Harebell',
  'Hartsease',
  'Hearthstone',
  'Highfield',
  'Hollowell',
  'Ironbridge',
  'Ivyhouse',
  'Kestrel',
  'Kingfisher',
  'Lantern',
  'Larchmoor',
  'Limekiln',
  'Longacre',
  'Lowmoor',
  'Marlpit',
  'Meadowsweet',
  'Millpond',
  'Moorgate',
  'Northstar',
  'Oakapple',
  'Orchard',
  'Otterburn',
  'Packhorse',
  'Pebble',
  'Quarry',
  'Redwing',
  'Rowanberry',
  'Sandbank',
  'Shearwater',
  'Silverbirch',
  'Starling',
  'Stonechat',
  'Swanmere',
  'Thistledown',
  'Tidewater',
  'Turnpike',
  'Waymark',
] as const;

const lastWords = ['Broadband', 'Fibre', 'Internet', 'Connect', 'Online', 'Telecom', 'Networks', 'Home'] as const;

/** Providers that examples and test data name. */
const named: readonly Provider[] = [
  { id: 'RBRN', name: 'Riverbourne Broadband', isSuspended: false, accountPrefix: '' },
  { id: 'RWRN', name: 'Wrenline Broadband', isSuspended: false, accountPrefix: '' },
  { id: 'RSTR', name: 'Straightline Fibre', isSuspended: false, accountPrefix: 'SL' },
  { id: 'RQUT', name: 'Quietwater Telecom', isSuspended: true, accountPrefix: '' },
];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `R` and three letters that sound like the name, or the next that are free. */
function idFor(name: string, taken: ReadonlySet<string>): string {
  const sounds = name.toUpperCase().replaceAll(/[^A-Z]/g, '');
  for (let second = 0; second < sounds.length; second++)
    for (let third = second + 1; third < sounds.length; third++)
      for (let fourth = third + 1; fourth < sounds.length; fourth++) {
        const id = `R${sounds[second]}${sounds[third]}${sounds[fourth]}`;
        if (!taken.has(id)) return id;
      }
  throw new Error(`No id is left for ${name}`);
}

function invent(): Provider[] {
  const random = seededRandom(SEED);
  const names = firstWords.flatMap((first) => lastWords.map((last) => `${first} ${last}`));
  const taken = new Set([...named.map(({ id }) => id), SITE_ID]);
  const invented = random
    .shuffled(names)
    .slice(0, HOW_MANY - named.length)
    .map((name): Provider => {
      const id = idFor(name, taken);
      taken.add(id);
      const accountPrefix = random.chance(0.1)
        ? `${letters[random.between(0, 25)]}${letters[random.between(0, 25)]}`
        : '';
      return { id, name, isSuspended: random.chance(0.03), accountPrefix };
    });
  return [...named, ...invented].toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'));
}

/** Every provider but the connected one and the hub, by name. */
export const directory: readonly Provider[] = invent();

const byId: ReadonlyMap<string, Provider> = new Map(directory.map((each) => [each.id, each]));

/** Where other providers write about a switch that went wrong. */
export function switchingContactOf({ id }: Pick<Provider, 'id'>): string {
  return `switching.${id.toLowerCase()}@example.com`;
}

export function findProvider(id: string): Provider | undefined {
  return byId.get(id);
}

/** Whom a customer can switch from: those that take messages (SW-02). */
export function switchableProviders(): Provider[] {
  return directory.filter(({ isSuspended }) => !isSuspended);
}
