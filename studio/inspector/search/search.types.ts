import type { ChartWords, Selection } from '../../charts/chart.types.ts';

/** What can be looked for. `words`: what customers read on a page. */
export type HitKind = 'state' | 'words' | 'requirement' | 'event' | 'call';

/** Something found: what it is, and where. No two of them read alike. */
export type Hit = {
  kind: HitKind;
  label: string;
  /** What is to be said of it besides: a state's sentence, what a requirement asks for, a text's key in the code. */
  note: string;
  /** The journey and the states around it, the outermost first. */
  where: readonly string[];
  /** Where to go for it; null for a requirement that no state keeps. */
  place: { journey: string; selection: Selection } | null;
};

export type SearchQuestion = {
  query: string;
  /** The journey that is looked at: what is found in it comes first. */
  journey: string;
  words: ChartWords;
};

export type Found = {
  /** The best of them. */
  hits: readonly Hit[];
  /** How many there are. */
  total: number;
  /** All states and transitions of the journey that is looked at that are among them, by their ids. */
  here: readonly string[];
};

/** Looks for something in all journeys. Rejects with an Error in words when it cannot be looked for. */
export type SearchSource = { find: (question: SearchQuestion) => Promise<Found> };
