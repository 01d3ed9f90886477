import type { ChartWords } from '../../charts/chart.types.ts';
import { sentence, spaced } from '../../charts/chart-words.ts';
import type { StandingActor, InspectedApp } from '../inspection/inspection.ts';
import { background } from '../live/standing.ts';
import type { JourneyEntry } from '../register/register.types.ts';
import { actorName, toldEventWords } from './told-words.ts';

export type Column = { id: string; name: string };
export type SequenceMessage = {
  serial: number;
  /** Places of the columns; the same for what a machine tells itself. */
  from: number;
  to: number;
  text: string;
  kind: 'event' | 'call' | 'answer' | 'failure';
};
export type Sequence = { columns: readonly Column[]; messages: readonly SequenceMessage[] };

const outside = 'outside';
const calls = 'calls';

/** What XState says to itself, and news that come with each step of a child. */
const isInternal = /^xstate\.(?:promise|snapshot|init|stop|observable)\b/;

/** More would be nobody's to read. */
const lastMessages = 60;

type Said = Omit<SequenceMessage, 'from' | 'to'> & { from: string; to: string };

function kindOf(type: string): SequenceMessage['kind'] {
  if (type.startsWith('xstate.error.actor.')) return 'failure';
  return type.startsWith('xstate.done.actor.') ? 'answer' : 'event';
}

/**
 * Who has said what to whom, up to a step: the page with its customer, every machine, and all calls as one, in the order in which they
 * first spoke. Machines that say nothing have no place.
 */
export function sequenceOf(
  { told }: InspectedApp,
  {
    actors,
    entries,
    words,
    until,
  }: { actors: readonly StandingActor[]; entries: readonly JourneyEntry[]; words: ChartWords; until: number },
): Sequence {
  const byId = new Map(actors.map((actor) => [actor.actor, actor]));
  const lineOf = (id: string | null): string => {
    const actor = id === null ? undefined : byId.get(id);
    if (id === null) return outside;
    return actor && actor.machine === null ? calls : id;
  };
  // Calls are the gateway's, whoever makes them; those of machines behind the page are told by their machine.
  const isBehind = (id: string): boolean => background.has(byId.get(id)?.machine ?? '');
  const said = told
    .filter(({ serial }) => serial <= until)
    .flatMap((one): Said[] => {
      if (one.kind === 'event' && !isInternal.test(one.event.type))
        return [
          {
            serial: one.serial,
            from: lineOf(one.from),
            to: lineOf(one.actor),
            text: toldEventWords(one.event.type, words),
            kind: kindOf(one.event.type),
          },
        ];
      if (one.kind === 'actor' && one.parent !== null) {
        const name = words === 'customer' ? sentence(spaced(one.id)) : one.id;
        const text = one.machine === null ? name : `begins ${name}`;
        return [{ serial: one.serial, from: lineOf(one.parent), to: lineOf(one.actor), text, kind: 'call' }];
      }
      return [];
    })
    .filter(({ from, to }) => !isBehind(from) && !isBehind(to))
    .slice(-lastMessages);
  const ids = [...new Set([outside, ...said.flatMap(({ from, to }) => [from, to])])].filter((id) => id !== calls);
  const order = said.some(({ from, to }) => from === calls || to === calls) ? [...ids, calls] : ids;
  const nameOf = (id: string): string => {
    if (id === outside) return words === 'customer' ? 'The page' : 'outside';
    if (id === calls) return words === 'customer' ? 'Our systems' : 'calls';
    const actor = byId.get(id);
    return actor ? actorName(actor, entries, words) : id;
  };
  return {
    columns: order.map((id) => ({ id, name: nameOf(id) })),
    messages: said.map(({ from, to, ...rest }) => ({ ...rest, from: order.indexOf(from), to: order.indexOf(to) })),
  };
}
