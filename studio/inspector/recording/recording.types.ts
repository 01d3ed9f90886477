import type { MaskedEvent } from '../bridge/messages.types.ts';

/** Of a page's link, which is no event of a machine's. */
export const linkFollowed = 'link.followed';

/** One thing that a customer did: the event, and where its machine stood when it came. */
export type RecordedStep = {
  machine: string;
  /** Ids of the machine's active states. */
  at: readonly string[];
  /** Of these the ones that end by themselves, such as those of a call: when it is played again they may be over already. */
  passing?: readonly string[];
  /**
   * `‹kind›` for what was typed, `‹=place›` for what was chosen from the machine's context. A followed
   * link has its `path`, whether it stood in the page itself, and the machine that drew that page.
   */
  event: MaskedEvent;
  /** States, of any machine, that it led into before the customer did the next thing. */
  led?: readonly string[];
};

/** A customer's visit as events, with nothing of a person in it. */
export type Recording = {
  version: 1;
  title: string;
  /** The page on which it began. */
  path: string;
  /** Who the customer was then; a visitor, where nothing is said. */
  begins?: 'visitor' | 'member';
  steps: readonly RecordedStep[];
  /** Where the machine that was told last stood at the end. */
  end: Pick<RecordedStep, 'machine' | 'at'> | null;
};
