import type { Outcome } from '../../../scripts/proof/requirements.ts';

/** What is drawn over a chart. */
export type Layer =
  | 'none'
  | 'funnel'
  | 'coverage'
  | 'guards'
  | 'failures'
  | 'accessibility'
  | 'screenshot'
  | 'copy'
  | 'requirements'
  | 'survivors';

/**
 * How many tests have been here: walks of the machine alone, tests in the browser that do what customers do, and tests of the
 * inspector, which tell the machine what no customer has done.
 */
export type Taken = { machine: number; browser: number; tester: number };

/** What saw a condition say no. `exempt`: why nothing does, in the machine or where customers are; null where something can. */
export type SaidNo = Taken & { exempt: string | null };

/** `exempt`: why no customer can take it; null where one can. `no`: of its condition; null where it has none, or nothing was noted. */
export type TransitionLayers = Taken & { exempt: string | null; no: SaidNo | null };

/** `look`: what axe has said; null where it has not looked. `shot`: the picture's file name. */
export type StateLayers = Taken & { look: 'clean' | 'barriers' | null; shot: string | null };

/** Failures of a call that the machine takes alike, and what met them. */
export type FailureLayers = {
  /** The call's `invoke.id`. */
  call: string;
  names: readonly string[];
  browser: number;
  tester: number;
  /** Why no customer can meet it; null where one can. */
  exempt: string | null;
};

/** The full run that something is kept from. */
export type KeptRun = {
  commit: string;
  /** What ran had changes that were not in this commit. */
  hasChanges: boolean;
  /** The journey's machine has changed since; null where nobody can tell, as without git. */
  isChanged: boolean | null;
};

/**
 * What the last test run knows of a journey: written by `npm run coverage`, served at `/inspector-data/layers/<journey>`
 * where the tools are on; on a fresh clone, what the last full run has left in the repository. By the ids of states without others in
 * them, and of transitions.
 */
export type JourneyLayers = {
  /** When it was written, ISO 8601. */
  made: string;
  /** Null: a run of this clone. */
  kept: KeptRun | null;
  transitions: Readonly<Record<string, TransitionLayers>>;
  states: Readonly<Record<string, StateLayers>>;
  failures: readonly FailureLayers[];
  /** By state, those with others in them included: how it was built then. */
  shapes: Readonly<Record<string, string>>;
  /** By id, how its tests went: those that states of the journey keep. */
  requirements: Readonly<Record<string, Outcome>>;
};

/** Small faults that `npm run audit:mutants` has put in and no fast test has noticed, of one journey. */
export type Survivors = {
  /** When the audit ended, ISO 8601. */
  made: string;
  /** `state`: the name of the innermost state that it stands in; null where it stands in none, as in a rule. */
  found: readonly { file: string; line: number; what: string; state: string | null }[];
};

/** How a state or a transition stands in a layer; the worse ones first. */
export type MarkKind = 'bad' | 'half' | 'stale' | 'exempt' | 'good';

/** `sign` and `words` say what the colour says. */
export type Mark = { kind: MarkKind; sign: string; words: string };

/** By the ids of states and transitions; what has none is not marked in this layer. */
export type LayerMarks = ReadonlyMap<string, Mark>;
