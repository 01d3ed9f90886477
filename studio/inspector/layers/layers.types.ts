/** What is drawn over a chart. */
export type Layer = 'none' | 'coverage' | 'accessibility' | 'screenshot' | 'copy';

/** How many tests have been here: walks of the machine alone, and tests in the browser. */
type Taken = { machine: number; browser: number };

/**
 * What the last test run knows of a journey: written by `npm run coverage`, served at `/inspector-data/layers/<journey>`
 * where the tools are on. By the ids of states without others in them, and of transitions.
 */
export type JourneyLayers = {
  /** When it was written, ISO 8601. */
  made: string;
  /** `exempt`: why no customer can take it; null where one can. */
  transitions: Readonly<Record<string, Taken & { exempt: string | null }>>;
  /** `look`: what axe has said; null where it has not looked. `shot`: the picture's file name. */
  states: Readonly<Record<string, Taken & { look: 'clean' | 'barriers' | null; shot: string | null }>>;
};

/** How a state or a transition stands in a layer; the worse ones first. */
export type MarkKind = 'bad' | 'half' | 'exempt' | 'good';

/** `sign` and `words` say what the colour says. */
export type Mark = { kind: MarkKind; sign: string; words: string };

/** By the ids of states and transitions; what has none is not marked in this layer. */
export type LayerMarks = ReadonlyMap<string, Mark>;
