import type { ChartWords } from '../../charts/chart.types.ts';
import { eventWords, sentence, spaced } from '../../charts/chart-words.ts';
import { titleOfId } from '../chart-view/chart-facts.ts';
import { secondOfDay } from '../../../src/ui/format/date.ts';
import type { ActorTold } from '../bridge/messages.types.ts';
import { entryOf } from '../live/standing.ts';
import type { JourneyEntry } from '../register/register.types.ts';

/** What XState sends by itself, beside the ends of calls and delays. */
const own: readonly [pattern: RegExp, words: (name: string) => string][] = [
  [/^xstate\.init$/, () => 'begins'],
  [/^xstate\.stop$/, () => 'is stopped'],
  [/^xstate\.route(?:\.|$)/, () => 'page asked for'],
  [/^xstate\.snapshot\.(.+)$/, (name) => `${spaced(name)}: news`],
];

export function toldEventWords(type: string, words: ChartWords): string {
  if (words === 'developer') return eventWords(type, words);
  const found = own.find(([pattern]) => pattern.test(type));
  return found ? found[1](found[0].exec(type)?.[1] ?? '') : eventWords(type, words);
}

/** A machine by its title, a call by its name. */
export function actorName(
  actor: Pick<ActorTold, 'id' | 'machine'>,
  entries: readonly JourneyEntry[],
  words: ChartWords,
) {
  if (words === 'developer') return actor.machine ?? actor.id;
  return entryOf(entries, actor)?.title ?? sentence(spaced(actor.machine ?? actor.id));
}

/** Where a machine stands: the innermost of its active states, as names. */
export function leafNames(
  actor: Pick<ActorTold, 'machine'>,
  active: readonly string[],
  { entries, words }: { entries: readonly JourneyEntry[]; words: ChartWords },
): string {
  const leaves = entryOf(entries, actor)?.leaves ?? active;
  return active
    .filter((id) => leaves.includes(id))
    .map((id) => titleOfId(id, words))
    .join(', ');
}

export const timeWords = (at: number): string => secondOfDay(new Date(at).toISOString());
