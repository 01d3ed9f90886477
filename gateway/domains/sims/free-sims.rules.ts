import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS, ukDateOf } from '../../../platform/clock/clock.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { addWorkingDays } from '../../../platform/clock/working-days.ts';
import { HttpProblem, type FieldProblem } from '../../../platform/http/problem.ts';
import { squashPostcode } from '../../../platform/postal/postcode.ts';
import { longDate } from '../../words/date-words.ts';
import { addressProblems } from '../members/address.rules.ts';
import { nameProblems } from '../members/members.rules.ts';

type Schemas = components['schemas'];
type Address = Schemas['ShopAddress'];

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

/** Tells homes apart however their address is typed: by postcode, and by letters and digits of the lines alone. */
export function householdOf({ line1, line2 = '', postcode }: Address): string {
  return `${squashPostcode(postcode)} ${`${line1}${line2}`.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')}`;
}

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
