import { addDays } from '../../../../platform/clock/local-date.ts';
import { linesOf } from '../../../../platform/postal/address-lines.ts';
import type { InventedPremise } from '../../../../platform/invented-homes/invent-premises.ts';
import { squashPostcode } from '../../../../platform/postal/postcode.ts';
import { seededRandom, type Random } from '../../../../platform/invented-homes/random.ts';
import { numberOf } from '../../../../openapi/partners/switching-hub/correlation.ts';
import { directory, findProvider, type Provider } from '../../directory.ts';
import type { HeldService } from '../../../../openapi/partners/switching-hub/losing-side/match.rules.ts';
import type { LosingAccount } from '../../db/schema.ts';
import { surnames } from './surnames.ts';

/** One in so many homes is a customer of a provider of the directory; the others have their broadband elsewhere. */
const ONE_IN = 5;

const EARLIEST = '2019-01-01';
const CLOSING_DAYS = 2_400;

interface Person {
  surname: string;
  /** Tells persons of one home apart. */
  at: number;
}

function phoneNumber(random: Random): string {
  return `01632960${random.between(0, 999).toString().padStart(3, '0')}`;
}

function servicesOf(random: Random): HeldService[] {
  const line: HeldService = { type: 'IAS', identifier: `LN${random.between(10_000_000, 99_999_999)}` };
  const services = [line];
  if (random.chance(0.35))
    services.push({ type: 'NBICS', identifier: phoneNumber(random), endsWithBroadband: random.chance(0.2) });
  if (random.chance(0.15)) services.push({ type: 'TV', identifier: `TV${random.between(1_000, 9_999)}` });
  return services;
}

function hindranceOf(random: Random): LosingAccount['hindrance'] {
  const rare = random.between(1, 200);
  if (rare === 1) return 'data';
  if (rare === 2) return 'open-cease';
  if (rare === 3) return 'open-modify';
  return rare <= 7 ? 'switching' : null;
}

/** An account of a person at a home; the number is the home's own, so that two homes never share one. */
function accountAt(premise: InventedPremise, provider: Provider, person: Person, random: Random): LosingAccount {
  const id = `${premise.id}:${provider.id}:${person.at}`;
  const letters = person.surname
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
  return {
    id,
    providerId: provider.id,
    number: `${provider.accountPrefix}${String(numberOf(id, 900_000_000) + 100_000_000)}${numberOf(`${id}!`, 900) + 100}`,
    customerId: `${premise.id}:${person.at}`,
    surname: person.surname,
    uprn: premise.uprn,
    addressLines: linesOf(premise),
    postTown: premise.city,
    postcodeKey: squashPostcode(premise.postcode),
    services: servicesOf(random),
    contact: {
      ...(random.chance(0.8) ? { email: `${letters}.${person.at}@example.com` } : {}),
      ...(random.chance(0.6) ? { phone: `07700900${random.between(0, 999).toString().padStart(3, '0')}` } : {}),
    },
    closedOn: null,
    hindrance: hindranceOf(random),
  };
}

const providers = directory.filter(({ isSuspended }) => !isSuspended) as [Provider, ...Provider[]];

/** Who lives at a home and is somebody's customer: as a rule one person with one account, and what else there is. */
function accountsAt(premise: InventedPremise): LosingAccount[] {
  const random = seededRandom(numberOf(premise.id, 2 ** 31));
  const provider = random.pick(providers);
  const person = { surname: random.pick(surnames), at: 1 };
  const accounts = [accountAt(premise, provider, person, random)];
  const [current] = accounts;
  // Somebody who lived there before.
  if (random.chance(0.15)) {
    const former = accountAt(premise, provider, { surname: random.pick(surnames), at: 2 }, random);
    accounts.push({ ...former, closedOn: addDays(EARLIEST, random.between(0, CLOSING_DAYS)) });
  }
  // A flatmate, or a relative of the same name, with the same provider.
  if (random.chance(0.08)) {
    const surname = random.chance(0.5) ? person.surname : random.pick(surnames);
    accounts.push(accountAt(premise, provider, { surname, at: 3 }, random));
  }
  // A second account of the same person.
  if (current && random.chance(0.03)) {
    const second = accountAt(premise, provider, { ...person, at: 4 }, random);
    accounts.push({ ...second, customerId: current.customerId });
  }
  return accounts;
}

/** Customers of other providers at invented homes; the same ones for the same homes. */
export function* inventAccounts(homes: Iterable<InventedPremise>): Generator<LosingAccount> {
  for (const home of homes) if (home.kind === 'Residential' && numberOf(home.id, ONE_IN) === 0) yield* accountsAt(home);
}

/** The members who live in Heron Way are customers of Riverbourne Broadband, so that their first try succeeds. */
const neighbours: Readonly<Record<string, string>> = {
  '4 Heron Way': 'Finch',
  'Flat 3, Tern House, 9 Heron Way': 'Wren',
  '16 Heron Way': 'Siskin',
};

export function* neighboursOfHeronWay(homes: Iterable<InventedPremise>): Generator<LosingAccount> {
  const provider = findProvider('RBRN');
  if (!provider) throw new Error('The directory has lost the provider of the examples');
  for (const home of homes) {
    const surname = neighbours[linesOf(home).join(', ')];
    if (surname === undefined) continue;
    const account = accountAt(home, provider, { surname, at: 9 }, seededRandom(numberOf(home.id, 2 ** 31)));
    yield { ...account, hindrance: null };
  }
}
