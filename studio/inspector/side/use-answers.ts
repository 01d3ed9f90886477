import { useCallback } from 'react';
import type { Answer } from '../bridge/messages.types.ts';
import type { Live } from '../live/live.ts';
import { useAnswer } from '../page/use-answer.ts';
import type { PossibleEvent } from './possible-events.ts';

const none: ReadonlyMap<string, Answer> = new Map();

/** What the app says to each event, by the event's key; asked anew after every step. */
export function useAnswers(
  live: Live,
  { tab, actor, serial }: { tab: string | null; actor: string | null; serial: number },
  events: readonly PossibleEvent[],
): ReadonlyMap<string, Answer> {
  const ask = useCallback(async () => {
    if (tab === null || actor === null || serial < 0) return none;
    const answers = await Promise.all(
      events.map(async ({ key, event }) => [key, await live.ask(tab, actor, event)] as const),
    );
    return new Map(answers.flatMap(([key, answer]) => (answer === null ? [] : [[key, answer] as const])));
  }, [live, tab, actor, serial, events]);
  return useAnswer(ask).value ?? none;
}
