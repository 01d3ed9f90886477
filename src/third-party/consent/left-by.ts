import type { ConsentGroup } from './consent-choice.ts';

/**
 * What the scripts of others keep in the browser, and what we keep by consent alone, by how its name begins, with the groups of which one must be granted.
 * A script that comes in brings its names along; what is on no list goes with every withdrawal.
 */
const leftBy: readonly { begins: string; needs: readonly ConsentGroup[] }[] = [
  { begins: 'tm_', needs: ['C0002', 'C0004'] },
  { begins: 'ps_', needs: ['C0003'] },
  // Ours: src/session/kept-friend.ts.
  { begins: 'friend-link', needs: ['C0003'] },
];

/** Whether a cookie, or an entry of the storage, was left by a script that the customer still agrees to. */
export const isLeftByConsent = (name: string, granted: readonly ConsentGroup[]): boolean =>
  leftBy.some(({ begins, needs }) => name.startsWith(begins) && needs.some((group) => granted.includes(group)));
