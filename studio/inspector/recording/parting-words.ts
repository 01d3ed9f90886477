import type { Parted } from './replay.ts';
import { linkFollowed } from './recording.types.ts';
import { isReference } from './references.ts';
import type { Visit } from './visit.ts';

const leafOf = (ids: readonly string[]): string => ids.at(-1) ?? 'nowhere';

const typesSomething = (event: object): boolean =>
  Object.entries(event).some(([name, value]) => name !== 'type' && typeof value === 'string' && !isReference(value));

/** What is the likeliest to have led the page elsewhere. */
function causeOf({ step }: Parted, { steps, visitor }: Visit): string {
  const before = steps[step - 1]?.event;
  const path = before?.['path'];
  if (before?.type === linkFollowed && typeof path === 'string')
    return `Step ${step} presses a link to ${path}: the page may have none now.`;
  const typed = steps.slice(0, step).findLastIndex(({ event }) => typesSomething(event));
  if (typed !== -1) return `Step ${typed + 1} was the last that brought a value along: look at what stands there.`;
  return visitor === 'loggedIn'
    ? 'The customer was logged in when it began: what they had then, a plan or an order, a new member has not.'
    : 'Nothing had been typed before: the page itself is another one now.';
}

/** Where a play went another way than the customer, and what may be why. */
export function partingWords(parted: Parted, visit: Visit): string {
  const { step, machine, expected, found, page } = parted;
  const isEnd = step >= visit.steps.length;
  const should = `${isEnd ? 'At the end' : `Before step ${step + 1}`} ${machine} should stand at ${leafOf(expected)}`;
  if (page === null) return `${should}, but the page was closed, or loaded again.`;
  if (found.length === 0) return `${should}, but it does not run: the page is ${page}. ${causeOf(parted, visit)}`;
  return `${should}, and stands at ${leafOf(found)}. ${causeOf(parted, visit)}`;
}
