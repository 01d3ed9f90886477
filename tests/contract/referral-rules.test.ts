import { expect, it } from 'vitest';
import { REFERRAL_RULES } from '../../gateway/domains/referrals/referrals.rules.ts';
import { rules } from '../../machines/share-love/share-love.cases.ts';
import { registerCopy } from '../../src/journeys/register/register.copy.ts';
import { page as cookies } from '../../src/pages/content/pages/cookies.ts';
import { FRIEND_DAYS } from '../../src/session/kept-friend.ts';
import { price } from '../../src/ui/format/price.ts';

it('whoever is sent by a friend reads of the reward that the gateway gives, and their browser keeps the link as long (MK-06)', () => {
  expect(registerCopy.EnteringRegistration.sent).toContain(`${price(REFERRAL_RULES.rewardInPence)} of credit`);
  expect(FRIEND_DAYS).toBe(REFERRAL_RULES.daysGood);
  expect(JSON.stringify(cookies)).toContain(`we keep its code for ${FRIEND_DAYS} days`);
});

it('the machine’s cases have the gateway’s own rules', () => {
  expect(rules).toEqual(REFERRAL_RULES);
});
