import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type Link = Wire<'ReferralLink'>;
export type Referrals = Wire<'Referrals'>;
export type Friend = Wire<'ReferralFriend'>;
export type Joined = Wire<'ReferralJoined'>;

/** `canOpenSheet`: the browser has a share sheet of its own, in which the link can be handed on. */
export type ShareLoveInput = { memberId: string; canOpenSheet: boolean };

/** The member's own link, and what has come of it. */
export type Known = { link: Link; referrals: Referrals };

export type ShareLoveContext = ShareLoveInput & {
  /** As it was read last; null until it has been. */
  known: Known | null;
  /** The share sheet did not open: the link is copied by hand. */
  isSheetShut: boolean;
  failure: Failure | null;
};

export type ShareLoveEvent =
  /** Opens the browser's share sheet. */
  { type: 'sheet.requested' } | RetryRequested;

export type ShareLoveView = 'LoadingFriends' | 'FriendsNotLoaded' | 'SharingLink';
