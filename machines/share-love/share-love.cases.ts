import { answered, failed, type ModelCase, offline } from '../shared/model-case.ts';
import type { shareLoveMachine } from './share-love.machine.ts';
import type { Friend, Known, Referrals, ShareLoveContext, ShareLoveInput } from './share-love.types.ts';

export const input: ShareLoveInput = { memberId: '100001', canOpenSheet: true };

export const starts = {
  'a member': input,
  'a member whose browser has no sheet to share with': { ...input, canOpenSheet: false },
} satisfies Record<string, ShareLoveInput>;

/** As the gateway has them (`referrals.rules.ts`). */
export const rules: Referrals['rules'] = { rewardInPence: 500, mostInYear: 12, daysGood: 90 };

const link: Known['link'] = {
  url: 'https://www.example.com/?friend=K7QM2XWD9H',
  code: 'K7QM2XWD9H',
  goodUntil: '2027-02-21',
};

const friend = (at: number, more: Partial<Friend>): Friend => ({
  referralId: `0197f3a2-6c1e-7cc0-9b57-0d5f2c1b8a2${at}`,
  state: 'WAITING',
  reason: null,
  joinedAt: `2026-11-0${at}T09:00:00.000Z`,
  settledAt: null,
  ...more,
});

const settledAt = '2026-11-20T09:00:00.000Z';

const nobody: Referrals = {
  rules,
  rewardedInPence: 0,
  rewardsLeft: 12,
  friends: [],
  hasOlder: false,
  joined: null,
};

/** Nobody has joined yet; some have, and each stands otherwise; whoever shares has joined with a link themselves. */
export const none: Known = { link, referrals: nobody };
export const some: Known = {
  link,
  referrals: {
    ...nobody,
    rewardedInPence: 1_000,
    rewardsLeft: 10,
    friends: [
      friend(5, {}),
      friend(4, { state: 'REWARDED', settledAt }),
      friend(3, { state: 'REFUSED', reason: 'NOT_ELIGIBLE', settledAt }),
      friend(2, { state: 'REFUSED', reason: 'EXPIRED', settledAt }),
      friend(1, { state: 'REWARDED', settledAt }),
    ],
  },
};
export const usedUp: Known = {
  link,
  referrals: {
    ...some.referrals,
    rewardedInPence: 6_000,
    rewardsLeft: 0,
    hasOlder: true,
    friends: [friend(6, { state: 'REFUSED', reason: 'TOO_MANY', settledAt }), ...some.referrals.friends],
  },
};
const joined = { state: 'WAITING', reason: null, joinedAt: settledAt, settledAt: null } as const;
export const sent: Known = { link, referrals: { ...nobody, joined } };
export const sentAndRefused: Known = {
  link,
  referrals: { ...nobody, joined: { ...joined, state: 'REFUSED', reason: 'SAME_HOME', settledAt } },
};

export const cases: readonly ModelCase<typeof shareLoveMachine>[] = [
  answered('loadFriends', none),
  answered('loadFriends', some),
  answered('loadFriends', sent),
  failed('loadFriends', offline),
  answered('lookForNews', some.referrals),
  failed('lookForNews', offline),
  answered('openSheet'),
  failed('openSheet', offline),
];

/** Who has joined, and what became of the share sheet. */
export const facts = ({ known, isSheetShut, failure }: ShareLoveContext) => ({
  friends: known?.referrals.friends.length,
  joined: known?.referrals.joined,
  isSheetShut,
  isFailed: failure !== null,
});
