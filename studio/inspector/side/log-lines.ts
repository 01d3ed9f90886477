import type { ChartWords } from '../../charts/chart.types.ts';
import type { StepTold } from '../bridge/messages.types.ts';
import type { InspectedApp } from '../inspection/inspection.ts';
import type { JourneyEntry } from '../register/register.types.ts';
import { refusalWords } from './refusal-words.ts';
import { actorName, leafNames, toldEventWords } from './told-words.ts';

export type LogLine = {
  serial: number;
  actor: string;
  at: number;
  /** Whose it is. */
  who: string;
  what: string;
  /** Where it led to. */
  where: string;
  /** Which conditions said no, where that led to nothing or the "otherwise" way. */
  why: string;
  /** A step can be looked at again; a call's beginning cannot. */
  step: (StepTold & { serial: number }) | null;
  /** Nothing in the machine wanted the event. */
  isIgnored: boolean;
};

export type LogFilter = { text: string; actor: string | null; hasCalls: boolean };

/** News of a child that change nothing come with each of its steps. */
const isNoise = ({ event, taken }: StepTold): boolean =>
  event.type.startsWith('xstate.snapshot.') || (event.type.startsWith('xstate.after.') && taken.length === 0);

/** All that happened in an app, the newest first. */
export function logLines(app: InspectedApp, entries: readonly JourneyEntry[], words: ChartWords): readonly LogLine[] {
  const actors = new Map(app.told.flatMap((one) => (one.kind === 'actor' ? [[one.actor, one] as const] : [])));
  const nameOf = (id: string): string => {
    const actor = actors.get(id);
    return actor ? actorName(actor, entries, words) : id;
  };
  return app.told
    .flatMap((one): LogLine[] => {
      const { serial, at, actor } = one;
      const who = nameOf(actor);
      if (one.kind === 'step' && !isNoise(one)) {
        const isIgnored = one.taken.length === 0 && one.event.type !== 'xstate.init';
        const where = isIgnored
          ? 'nothing happened'
          : leafNames(actors.get(actor) ?? { machine: null }, one.active, { entries, words });
        const what = toldEventWords(one.event.type, words);
        const why = refusalWords(one.refused ?? [], words, ['said', 'said']);
        return [{ serial, at, actor, who, what, where, why, step: one, isIgnored }];
      }
      if (one.kind === 'actor' && one.machine === null && one.parent !== null) {
        const caller = nameOf(one.parent);
        return [
          {
            serial,
            at,
            actor: one.parent,
            who: caller,
            what: `calls: ${who}`,
            where: '',
            why: '',
            step: null,
            isIgnored: false,
          },
        ];
      }
      return [];
    })
    .toReversed();
}

/** The lines with all the words that are asked for. */
export function filtered<Line extends LogLine>(lines: readonly Line[], filter: LogFilter): readonly Line[] {
  const wanted = filter.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return lines.filter((line) => {
    if (!filter.hasCalls && line.step === null) return false;
    if (filter.actor !== null && line.actor !== filter.actor) return false;
    const text = [line.who, line.what, line.where, line.why, line.step?.event.type, ...(line.step?.active ?? [])]
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
