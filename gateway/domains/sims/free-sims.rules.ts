import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { addWorkingDays } from '../../../platform/clock/working-days.ts';
import { HttpProblem, type FieldProblem } from '../../../platform/http/problem.ts';
import { squashPostcode } from '../../../platform/postal/postcode.ts';
import { sameWords, wordsOf } from '../../../platform/postal/words.ts';
import { longDate } from '../../words/date-words.ts';
import { addressProblems } from '../members/address.rules.ts';
import { nameProblems } from '../members/members.rules.ts';

type Schemas = components['schemas'];
type Address = Schemas['ShopAddress'];
type FreeSimOrder = Pick<Schemas['FreeSimRequest'], 'firstName' | 'lastName' | 'email' | 'count'> & {
  address: Address;
};

/** How many free SIMs a household is sent within so many days. */
const MOST = 2;
export const LIMIT_DAYS = 30;
/** How long it takes until they are there, working days. */
const DELIVERY_WORKING_DAYS = 2;

/** What the contract's schema cannot say of who wants free SIMs. */
export const freeSimProblems = (wanted: Schemas['FreeSimRequest']): FieldProblem[] => [
  ...nameProblems(wanted),
  ...addressProblems(wanted.address, 'body.address'),
];

const flats: ReadonlySet<string> = new Set(['flat', 'apartment', 'apt', 'unit']);
const labels: ReadonlySet<string> = new Set(['no', 'number']);

/**
 * Tells homes apart that are in no address book, however their address is typed: by postcode, and by the letters and digits of the lines. Words that mean the same count
 * as one, and a flat may stand before its house or after it.
 */
export function householdOf({ line1, line2 = '', postcode }: Address): string {
  const [flat, house]: [string[], string[]] = [[], []];
  const words = wordsOf(`${line1} ${line2}`);
  for (const [at, word] of words.entries()) {
    const isNumber = /^\d/.test(words[at + 1] ?? '');
    if (isNumber && labels.has(word)) continue;
    if (flats.has(word) && (isNumber || /^[a-z]$/.test(words[at + 1] ?? ''))) flat.push('flat');
    else if (flats.has(words[at - 1] ?? '')) flat.push(word);
    else house.push(sameWords(word)[0] ?? word);
  }
  return `${squashPostcode(postcode)} ${[...flat, ...house].join('')}`;
}

/** Whether two orders of free SIMs are the same, as they are kept. */
export function isSameOrder(one: FreeSimOrder, other: FreeSimOrder): boolean {
  const said = ({ firstName, lastName, email, count, address }: FreeSimOrder) =>
    JSON.stringify([firstName, lastName, email, count, address.line1, address.line2, address.city, address.postcode]);
  return said(one) === said(other);
}

/** What came through before, where the same request is sent with other details. */
export const orderedBefore = ({ count, address, expectedOn: day }: FreeSimOrder & { expectedOn: LocalDate }) =>
  new HttpProblem(409, 'free-sim.ordered-before', {
    message:
      `We’re sending ${count === 1 ? 'a free SIM card' : 'two free SIM cards'} to ${address.line1}, ${address.postcode}, as you asked first. ` +
      `We expect ${count === 1 ? 'it' : 'them'} there on ${longDate(day)}.`,
  });

/** The working day on which they should be there. */
export const expectedOn = (now: Date): LocalDate => addWorkingDays(ukDateOf(now), DELIVERY_WORKING_DAYS);

/** Throws 409 `free-sim.limit` where a household that was sent `before` would have more than two in 30 days, the first first. */
export function assertWithinLimit(before: readonly { count: number; orderedAt: Date }[], count: number): void {
  const had = before.reduce((sum, each) => sum + each.count, 0);
  let left = count - MOST + had;
  if (left <= 0) return;
  // So many of the first ones have to be 30 days old.
  const last = before.find((each) => (left -= each.count) <= 0) ?? before.at(-1);
  const from = new Date((last?.orderedAt.getTime() ?? 0) + LIMIT_DAYS * DAY_MS);
  const when = `${had < MOST ? 'order one now, and two' : 'order again'} from ${longDate(ukDateOf(from))}`;
  throw new HttpProblem(409, 'free-sim.limit', {
    message: `We send a household two free SIMs in ${LIMIT_DAYS} days. You can ${when}.`,
  });
}
