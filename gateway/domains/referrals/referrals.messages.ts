import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Message } from '../../outbox/outbox.ts';
import { shareLink, toMember, topUpLink, type Addressee } from '../../words/mail-words.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { REFERRAL_RULES } from './referrals.rules.ts';

type Schemas = components['schemas'];
type Site = { brandName: string; hostUrl: string };

const { rewardInPence, mostInYear, daysGood } = REFERRAL_RULES;
const sum = pounds(rewardInPence);
const firstPayment = 'first SIM plan, credit by card or broadband bill';

/** Tells somebody who has joined with a friend’s link what is to come of it. */
export function sentMessage(to: Addressee, { brandName, hostUrl }: Site): Message {
  return toMember(to, `A friend sent you: ${sum} of credit for each of you`, [
    `Pay for your ${firstPayment}, and you’ll both get ${sum} of credit. A SIM plan counts once it has begun.`,
    `See how it stands: ${shareLink(hostUrl)}`,
    brandName,
  ]);
}

/** Tells a member that somebody has joined with their link, and nothing of who. */
export function joinedMessage(to: Addressee, { brandName, hostUrl }: Site): Message {
  return toMember(to, 'A friend has joined with your link', [
    `Once they’ve paid for their ${firstPayment}, you’ll both get ${sum} of credit.`,
    `See how it stands: ${shareLink(hostUrl)}`,
    brandName,
  ]);
}

/** Tells one of both that their reward is booked. */
export function rewardedMessage(to: Addressee, side: 'REFERRER' | 'FRIEND', { brandName, hostUrl }: Site): Message {
  const why =
    side === 'FRIEND'
      ? 'Thanks for joining with a friend’s link, and for your first payment.'
      : 'A friend who joined with your link has made their first payment. Thanks for sharing the love.';
  return toMember(to, `${sum} is on your credit`, [
    `${why} We’ve added ${sum} to your credit.`,
    `See your credit: ${topUpLink(hostUrl)}`,
    ...(side === 'FRIEND' ? [`You have a link of your own for friends: ${shareLink(hostUrl)}`] : []),
    brandName,
  ]);
}

/** Why there is no reward, for who has joined. */
const whyNot: Readonly<Record<Schemas['JoinedReason'], string>> = {
  UNKNOWN: 'We don’t know the link that you came with: it may have lost a sign on its way.',
  EXPIRED: `The link that you came with is too old: a link lasts ${daysGood} days.`,
  ONESELF: 'The link that you came with is your own, and nobody is rewarded for inviting themselves.',
  MEMBER_BEFORE: 'You’ve been a member before, and the link is for new members.',
  SAME_HOME: 'The link is from somebody at your address, and it’s for friends from other homes.',
  SAME_CARD: 'The link is from somebody with the same card, and it’s for friends who pay with their own.',
  TOO_MANY: 'The link that you came with has been used as often as it can be.',
};

/** Tells somebody who has joined that there is no reward, and why. Their account is as good as any. */
export function notRewardedMessage(
  to: Addressee,
  reason: Schemas['JoinedReason'],
  { brandName, hostUrl }: Site,
): Message {
  return toMember(to, 'About the link that you joined with', [
    `${whyNot[reason]} So there’s no ${sum} of credit for it. Nothing else changes: your account is yours.`,
    `You have a link of your own for friends: ${shareLink(hostUrl)}`,
    'If you think that’s wrong, tell us and we’ll look into it.',
    brandName,
  ]);
}

/** The same for whose link it was, with nothing of what is the friend’s own business. */
const whyNotForReferrer: Readonly<Record<Schemas['ReferralReason'], string>> = {
  NOT_ELIGIBLE:
    'Rewards are for friends who are new to us, and who don’t share a home or a card with you. One of these wasn’t so.',
  TOO_MANY: `You’ve been rewarded for ${mostInYear} friends within a year, which is as many as there can be.`,
  EXPIRED: `They joined with a link that was older than ${daysGood} days.`,
};

export function friendNotRewardedMessage(
  to: Addressee,
  reason: Schemas['ReferralReason'],
  { brandName, hostUrl }: Site,
): Message {
  return toMember(to, 'No reward for a friend this time', [
    `A friend who joined with your link has made their first payment, but there’s no ${sum} for it. ${whyNotForReferrer[reason]}`,
    `See how it stands: ${shareLink(hostUrl)}`,
    brandName,
  ]);
}
