import type { MaskedEvent } from '../bridge/messages.types.ts';

/** One thing that a customer did: the event, and where its machine stood when it came. */
export type RecordedStep = {
  machine: string;
  /** Ids of the machine's active states. */
  at: readonly string[];
  /** `‹kind›` for what was typed, `‹=place›` for what was chosen from the machine's context. */
  event: MaskedEvent;
};

/** A customer's visit as events, with nothing of a person in it. */
export type Recording = {
  version: 1;
  title: string;
  /** The page on which it began. */
  path: string;
  steps: readonly RecordedStep[];
  /** Where the machine that was told last stood at the end. */
  end: Omit<RecordedStep, 'event'> | null;
};
