import type { DashboardContext, Mobile, MobileInput, MobilePart } from './dashboard.types.ts';

const parts = ['sims', 'numberMoves', 'airtime', 'referrals'] as const satisfies readonly MobilePart[];

/** The parts that have not been read, or could not be. */
export const missingParts = (mobile: Mobile): MobilePart[] => parts.filter((part) => mobile[part] === undefined);

export const mobileInput = ({ mobile }: DashboardContext): MobileInput => ({ parts: missingParts(mobile) });

/**
 * Whether a member has anything of the mobile network, or had it: a SIM, a number or one that comes, credit or a debt,
 * a friend who has joined, or a reward.
 */
export const hasMobile = ({ sims = [], numberMoves, airtime, referrals }: Mobile): boolean =>
  sims.length > 0 ||
  (numberMoves !== undefined && (numberMoves.phoneNumber !== null || numberMoves.move !== null)) ||
  (airtime !== undefined && (airtime.balanceInPence > 0 || airtime.debtInPence > 0 || airtime.automatic !== null)) ||
  (referrals !== undefined &&
    (referrals.friends.length > 0 || referrals.joined !== null || referrals.rewardedInPence > 0));
