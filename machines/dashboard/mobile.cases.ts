import * as buySimPlan from '../buy-sim-plan/buy-sim-plan.cases.ts';
import * as moveNumber from '../move-number/move-number.cases.ts';
import * as onboardSim from '../onboard-sim/onboard-sim.cases.ts';
import * as shareLove from '../share-love/share-love.cases.ts';
import * as topUp from '../top-up/top-up.cases.ts';
import { offline } from '../shared/model-case.ts';
import type { Mobile, MobileFound, MySimPlan } from './dashboard.types.ts';
import { missingParts } from './mobile.rules.ts';

/** A member who has nothing of the mobile network. */
export const noMobile: Required<Mobile> = {
  sims: [],
  numberMoves: moveNumber.noSim,
  airtime: topUp.none.credit,
  referrals: shareLove.none.referrals,
};

/** A SIM that is on and one that is not, a number that comes, credit that is topped up by itself, and friends. */
export const allMobile: Required<Mobile> = {
  sims: onboardSim.several,
  numberMoves: moveNumber.coming,
  airtime: topUp.byItself.credit,
  referrals: shareLove.some.referrals,
};

const { sims, airtime, ...numberAndFriends } = allMobile;

/** All that was asked for; and less, as some could not be read. */
const all = (parts: Mobile): MobileFound => ({ parts, failure: null });
const some = (parts: Mobile): MobileFound => ({ parts, failure: offline });

export const everything = all(allMobile);
export const nothing = all(noMobile);
/** SIMs and credit could not be read; then one of them, then the other. */
export const withoutTwo = some(numberAndFriends);
export const creditAlone = some({ airtime });
export const simsAlone = some({ sims });
export const creditAtLast = all({ airtime });
export const simsAtLast = all({ sims });
/** Whether there are SIMs could not be read of a member who has nothing; there are none. */
export const noneButSims = some({ ...noMobile, sims: undefined });
export const noSims = all({ sims: [] });

export const findings: readonly MobileFound[] = [
  everything,
  nothing,
  withoutTwo,
  creditAlone,
  simsAlone,
  creditAtLast,
  simsAtLast,
  noneButSims,
  noSims,
];

/** Whether that can be found: several parts are read at first, and then what is missing, one by one. */
export function isFound(known: Mobile, { parts, failure }: MobileFound): boolean {
  const missing = missingParts(known);
  const found = missingParts({}).filter((part) => parts[part] !== undefined);
  const isAll = missing.every((part) => found.includes(part));
  return (
    found.every((part) => missing.includes(part)) &&
    found.length > 1 === missing.length > 2 &&
    isAll === (failure === null)
  );
}

export const runningSimPlan: MySimPlan = buySimPlan.repeated.mine;
export const noSimPlan: MySimPlan = buySimPlan.nothingYet.mine;
