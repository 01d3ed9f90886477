import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { ProofRefusal, ProofWay } from '../shared/sim-proof.ts';
import type { Wire } from '../shared/wire.ts';

export type NumberMoves = Wire<'NumberMoves'>;
export type NumberMove = Wire<'NumberMove'>;
export type LeavingCode = Wire<'LeavingCode'>;
export type LeavingCodeKind = Wire<'LeavingCodeKind'>;

/** By the address: a number is brought, or taken away; null is the page of the number itself. */
export type MoveNumberInput = { way: 'bring' | 'leave' | null };

export type MoveField = 'pac' | 'phoneNumber' | 'day';

/** As it was typed. */
export type TypedMove = Record<MoveField, string>;

/** Why something is not taken, here or by the network; the words are in the journey's copy. */
export type MoveRefusal =
  | 'pacMissing'
  | 'pacForm'
  | 'pacUnknown'
  | 'pacExpired'
  | 'pacUsed'
  | 'pacOfOther'
  | 'networkRefused'
  | 'numberMissing'
  | 'numberForm'
  | 'numberOurs'
  | 'dayMissing'
  | 'dayNotPossible';

/** What is done once the code has shown whose number it is. */
export type WantedOfNumber =
  | { what: 'move'; pac: string; phoneNumber: string; day: string }
  | { what: 'code'; kind: LeavingCodeKind };

/** What has become of what the member wanted. */
export type NumberNews = 'asked' | 'accepted' | 'stopped' | 'beingStopped' | 'tooLate' | 'outdated';

export type MoveNumberContext = MoveNumberInput & {
  /** As it was read last; null until it has been. */
  known: NumberMoves | null;
  wanted: WantedOfNumber | null;
  /** What was typed last, for who has to look at it again. */
  typed: TypedMove | null;
  errors: Partial<Record<MoveField, string>>;
  proofWay: ProofWay | null;
  codeRefusal: ProofRefusal | null;
  /** A PAC or a STAC, while it is shown only. */
  leavingCode: LeavingCode | null;
  news: NumberNews | null;
  failure: Failure | null;
};

export type MoveNumberEvent =
  | ({ type: 'move.submitted' } & TypedMove)
  | { type: 'stop.requested' }
  | { type: 'pac.requested' }
  | { type: 'stac.requested' }
  | { type: 'code.submitted'; code: string }
  /** Sends another code. */
  | { type: 'code.requested' }
  /** Back to where it was said what is wanted. */
  | { type: 'back.requested' }
  | RetryRequested;

export type MoveNumberView =
  | 'LoadingNumber'
  | 'NumberNotLoaded'
  | 'NeedingSim'
  | 'ShowingNumber'
  | 'MoveNotStopped'
  | 'BringingNumber'
  | 'MoveNotAsked'
  | 'EnteringCode'
  | 'CodeNotSent'
  | 'LeavingWithNumber'
  | 'LeavingCodeNotFetched'
  | 'ShowingLeavingCode';
