import type { SnapshotFrom } from 'xstate';
import type { shareLoveMachine } from './share-love.machine.ts';
import type { Link, Referrals, ShareLoveContext } from './share-love.types.ts';

export type ShareLoveModel = Pick<ShareLoveContext, 'canOpenSheet' | 'isSheetShut'> & {
  /** Null until it is known. */
  link: Link | null;
  referrals: Referrals | null;
};

export function selectShareLove(snapshot: SnapshotFrom<typeof shareLoveMachine>): ShareLoveModel {
  const { known, canOpenSheet, isSheetShut } = snapshot.context;
  return { link: known?.link ?? null, referrals: known?.referrals ?? null, canOpenSheet, isSheetShut };
}
