import type { CallFailure } from '../model/call-failures.ts';
import type { SeenStep } from '../model/guard-answers.ts';

/** What a browser test saw of the machines, by the bridge that the inspector uses, too. */
export type BrowserRun = {
  /** The test's title, with its file and project. */
  test: string;
  /** By machine id. */
  machines: Readonly<Record<string, SeenMachine>>;
};

/** What axe said of the page while a state was active. */
export type Look = 'clean' | 'barriers';

type SeenMachine = {
  /** Transitions taken, and states that were active. */
  taken: readonly string[];
  active: readonly string[];
  /** What happened, each once; missing in runs that were kept before this was noted. */
  steps?: readonly SeenStep[];
  /** Failures of calls that were met, each once; as `steps`. */
  failures?: readonly CallFailure[];
  /** By state id. */
  looks: Readonly<Record<string, Look>>;
  /** By state id: a picture of the screen, as a path from the report. */
  shots: Readonly<Record<string, string>>;
};

/**
 * `machine` and `browser` name what proved it, shortest first; empty: nothing did. `tester`: tests in which the inspector told the
 * machine what no customer has done. They prove nothing of a customer.
 */
export type Proof = {
  id: string;
  machine: readonly string[];
  browser: readonly string[];
  tester: readonly string[];
};

/** What saw a condition say no; that it said yes, its transition tells, which was taken then. */
export type CoveredNo = Omit<Proof, 'id'> & {
  /** Why it never says no: in the machine, or where a customer can see it. */
  exempt: { machine: string | null; browser: string | null };
};

export type CoveredTransition = Proof & {
  from: string;
  /** In the customer's words. */
  words: string;
  to: readonly string[];
  /** Rows of the checklist that it makes true. */
  rows: readonly string[];
  /** Why no customer can take it; null where one can. */
  exempt: string | null;
  /** Null where it has no condition. */
  no: CoveredNo | null;
};

export type CoveredState = Proof & {
  description: string;
  shot: string | null;
  /** Null where axe has not looked. */
  look: Look | null;
};

/** Failures of a call that the machine takes alike; `exempt`: why no customer can meet one of them; null where one can. */
export type CoveredFailure = Omit<Proof, 'id' | 'machine'> & {
  call: string;
  names: readonly string[];
  exempt: string | null;
};

export type JourneyCoverage = {
  name: string;
  title: string;
  /** Its machine's id. */
  machine: string;
  transitions: readonly CoveredTransition[];
  states: readonly CoveredState[];
  failures: readonly CoveredFailure[];
};
