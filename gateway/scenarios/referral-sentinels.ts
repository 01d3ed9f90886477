import type { Sentinel } from './sentinel.ts';

/** Codes of friends' links: whoever opens `/?friend=…` and joins is tied to one. */
export const referralSentinels = [
  {
    id: 'friend-code-works',
    kind: 'friend-code',
    value: 'SHARED2345',
    outcome: 'is Alex Finch’s, and good for 90 days from each start of the gateway',
    rows: ['MK-06'],
  },
  {
    id: 'friend-code-expired',
    kind: 'friend-code',
    value: 'SHARED6789',
    outcome: 'was good until April 2026, unless its member has opened their page since the start of the gateway',
    rows: ['MK-06'],
  },
  {
    id: 'friend-code-unknown',
    kind: 'friend-code',
    value: 'SHARED9999',
    outcome: 'is nobody’s: whoever joins with it is told so',
    rows: ['MK-06'],
  },
] as const satisfies readonly Sentinel[];
