import type ts from 'typescript';

export type Kind =
  | 'guard'
  | 'target'
  | 'action'
  | 'assign'
  | 'condition'
  | 'comparison'
  | 'value'
  | 'call'
  | 'mix-up'
  | 'copy key'
  | 'event';

/** A small fault: what stands from `start` to `end` of a file is replaced. */
export type Mutant = {
  /** Path from the root. */
  file: string;
  /** From 1. */
  line: number;
  start: number;
  end: number;
  replacement: string;
  kind: Kind;
  /** What was changed, in one line. */
  what: string;
  /** The name of the innermost state that it stands in, where it stands in one. */
  state?: string;
};

/** What a mutator says of a node. */
export type Change = { kind: Kind; node: ts.Node; replacement: string; end?: number; what?: string };

/** What is known of the folder that a file stands in. */
export type Surroundings = {
  /** Names of states that stand beside each other, one list for each group of states. */
  siblings: readonly (readonly string[])[];
  /** Targets of the form `#id`. */
  ids: readonly string[];
  /** Types of the events that views send. */
  events: readonly string[];
  /** Words by the path to them, as in `bookInstallCopy.SlotsMissing`: the keys of texts. */
  copyKeys: ReadonlyMap<string, readonly string[]>;
};

export type Mutator = (node: ts.Node, surroundings: Surroundings) => Change[];

/** The file's text with the fault in it. */
export const withFault = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);
