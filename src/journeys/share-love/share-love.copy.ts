import type { Friend, Joined } from '../../../machines/share-love/share-love.types.ts';
import { price } from '../../ui/format/price.ts';

const heading = 'Share the love';

/** Which payments count, on every page that says so. */
const firstPayment = 'first SIM plan, credit by card or broadband bill';

/** Why there is no reward for a friend: nothing of what is the friend's own business. */
export const friendReasons = {
  NOT_ELIGIBLE: 'Rewards are for friends who are new to us and don’t share your home or your card.',
  TOO_MANY: 'You’d already been rewarded as often as you can be in a year.',
  EXPIRED: 'They joined with a link that was too old.',
} satisfies Record<NonNullable<Friend['reason']>, string>;

/** Why there is no reward for having joined. */
export const joinedReasons = {
  UNKNOWN: 'We don’t know the link that you joined with: it may have lost a sign on its way.',
  EXPIRED: 'The link that you joined with was too old.',
  ONESELF: 'The link that you joined with is your own.',
  MEMBER_BEFORE: 'The link is for new members, and you’ve been one before.',
  SAME_HOME: 'The link is from somebody at your address, and it’s for friends from other homes.',
  SAME_CARD: 'The link is from somebody with the same card, and it’s for friends who pay with their own.',
  TOO_MANY: 'The link that you joined with had been used as often as it can be.',
} satisfies Record<NonNullable<Joined['reason']>, string>;

/** How a friend stands. */
export const friendStates = {
  WAITING: 'Waiting for their first payment',
  REWARDED: 'You’ve both been rewarded',
  REFUSED: 'No reward',
} satisfies Record<Friend['state'], string>;

/** Every word of sharing the love, by view. */
export const shareLoveCopy = {
  LoadingFriends: { title: heading, heading, loading: 'Looking up your link' },
  FriendsNotLoaded: {
    title: 'Not loaded',
    heading: 'We couldn’t look up your link',
    body: 'Nothing has changed: our service isn’t responding. Try again in a moment.',
    retry: 'Try again',
    dashboard: 'Back to your dashboard',
  },
  SharingLink: {
    title: heading,
    heading,
    intro: (pence: number) => `Give friends your link. You’ll both get ${price(pence)} of credit.`,
    credit: 'Credit is for the mobile network: calls, texts, data and SIM plans. Broadband isn’t paid by it.',
    yourLink: 'Your link',
    goodUntil: (day: string) => `It lasts until ${day}, and longer whenever you open this page.`,
    copy: 'Copy the link',
    copied: 'Copied. Now paste it into a message.',
    notCopied: 'Your browser doesn’t let us copy. Select the link and copy it by hand.',
    share: 'Share',
    sheetShut: 'Your browser didn’t open its share sheet. Copy the link in its place.',
    /** Stands before the link in whatever message the sheet makes. */
    invitation: 'Join with my link, and we’ll both get credit:',
    picture: 'QR code of your link',
    scan: 'Or have a friend scan this code.',
    friends: 'Your friends',
    friendsAndRewards: 'Your friends and rewards',
    nobody: 'Nobody has joined with your link yet. Once somebody has, you’ll see here how it goes.',
    noNames: 'We don’t say who they are: that’s theirs to tell.',
    joined: 'Joined',
    on: 'on',
    older: 'These are the newest 100. Your download of your data has all of them.',
    rewards: 'Your rewards',
    soFar: 'Rewarded so far',
    left: 'Friends you can still be rewarded for',
    leftOf: (left: number, most: number) => `${left} of ${most} in a year`,
    history: 'See it in your credit',
    how: 'How it works',
    steps: (pence: number, days: number) => [
      `Send a friend your link. The link lasts ${days} days.`,
      `They open it and join, and their ${firstPayment} is paid. A SIM plan counts once it has begun.`,
      `You’ll both get ${price(pence)} of credit.`,
    ],
    rules: (most: number) => [
      `You can be rewarded for ${most} friends in any year.`,
      'It’s for friends who are new to us: not for yourself, and not for anybody with the same home or card.',
    ],
    sent: (pence: number) =>
      `You joined with a friend’s link. Once your ${firstPayment} is paid, you’ll both get ${price(pence)} of credit.`,
    thanked: (pence: number) =>
      `You joined with a friend’s link, and you’ve both been given ${price(pence)} of credit.`,
    notRewarded: 'There’s no reward for the link that you joined with.',
    dashboard: 'Back to your dashboard',
  },
} as const;
