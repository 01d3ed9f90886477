import { isUnderWay } from '../move-number/move-number.rules.ts';
import * as own from '../onboard-sim/own-sims.rules.ts';
import type { DashboardContext, Mobile, MobilePart, MySimPlan, Standing } from './dashboard.types.ts';

type Sim = NonNullable<Mobile['sims']>[number];
type Running = NonNullable<MySimPlan['current']>;

/** A part of the card: what it says, that it could not be fetched, or that it is asked for again. */
export type PartOf<Facts> = Facts | 'failed' | 'loading';

/** `coming`: a number from another network, and the day on which it is there. */
export type NumberFacts = { phoneNumber: string | null; coming: { phoneNumber: string; day: string } | null };

export type SimFacts = Pick<Sim, 'id' | 'type' | 'simNumber'> & {
  /** Null where a newer gateway has it otherwise. */
  stands: 'on' | 'underWay' | 'waiting' | 'notOn' | 'blocked' | null;
};

export type CreditFacts = Pick<NonNullable<Mobile['airtime']>, 'balanceInPence' | 'debtInPence'> & {
  automatic: { belowInPence: number; byInPence: number } | null;
};

export type RewardFacts = {
  /** Friends who have joined; `areMore` of whom the gateway tells no more. */
  friends: number;
  areMore: boolean;
  rewardedInPence: number;
  /** What each of both is given. */
  rewardInPence: number;
};

/** What is left of a part of the plan that runs: MB, minutes, texts, or days. Null of what has no limit. */
export type PlanMeter = { part: 'DATA' | 'MINUTES' | 'TEXTS' | 'DAYS'; measure: { left: number; of: number } | null };

export type MobileModel = {
  /** Who has nothing of the mobile network is shown a way to begin. */
  isNone: boolean;
  /** It is known too late to stand above what is being read. */
  isBelow: boolean;
  /** None of the parts could be fetched, or they are asked for again. */
  stands: Standing;
  number: PartOf<NumberFacts>;
  /** Those that others have not replaced. */
  sims: PartOf<readonly SimFacts[]>;
  credit: PartOf<CreditFacts>;
  rewards: PartOf<RewardFacts>;
  plan: {
    stands: Standing;
    /** Its place is kept whatever is in it. */
    isLate: boolean;
    mine: MySimPlan | null;
    /** Of the plan that runs; empty where the network does not say what is left. */
    meters: readonly PlanMeter[];
  };
};

function standingOf(sim: Sim): SimFacts['stands'] {
  if (own.isUnderWay(sim)) return 'underWay';
  if (own.isWaiting(sim)) return sim.failure === null ? 'waiting' : 'notOn';
  if (sim.state === 'ACTIVE') return 'on';
  return sim.state === 'BLOCKED' ? 'blocked' : null;
}

const numberFacts = ({ phoneNumber, move }: NonNullable<Mobile['numberMoves']>): NumberFacts => ({
  phoneNumber,
  coming: move !== null && isUnderWay(move) ? { phoneNumber: move.phoneNumber, day: move.day } : null,
});

const simFacts = (sims: readonly Sim[]): SimFacts[] =>
  own.sorted(sims).current.map((sim) => ({
    id: sim.id,
    type: sim.type,
    simNumber: sim.simNumber,
    stands: standingOf(sim),
  }));

const creditFacts = ({ balanceInPence, debtInPence, automatic }: NonNullable<Mobile['airtime']>): CreditFacts => ({
  balanceInPence,
  debtInPence,
  automatic: automatic && { belowInPence: automatic.belowInPence, byInPence: automatic.byInPence },
});

const rewardFacts = ({ friends, hasOlder, rewardedInPence, rules }: NonNullable<Mobile['referrals']>): RewardFacts => ({
  friends: friends.length,
  areMore: hasOlder,
  rewardedInPence,
  rewardInPence: rules.rewardInPence,
});

/** A plan can have more left than it came with: its first day comes on top of the others. */
const measured = (left: number, of: number): PlanMeter['measure'] => ({ left, of: Math.max(left, of) });

/** What is left of a plan's part; one that is used up says so, whatever the network says of it. */
function partLeft(
  { usedUp }: Running,
  part: Running['usedUp'][number],
  left: number | null,
  of: number | null,
): PlanMeter {
  if (usedUp.includes(part)) return { part, measure: measured(0, of ?? 0) };
  return { part, measure: left === null ? null : measured(left, of ?? left) };
}

function metersOf(current: Running | null): PlanMeter[] {
  if (current === null) return [];
  const { plan, left, daysLeft } = current;
  const days: PlanMeter = { part: 'DAYS', measure: measured(daysLeft, plan.days) };
  if (left === null) return [days];
  return [
    partLeft(current, 'DATA', left.dataInMb, plan.dataInGb && plan.dataInGb * 1000),
    partLeft(current, 'MINUTES', left.minutes, plan.minutes),
    partLeft(current, 'TEXTS', left.texts, plan.texts),
    days,
  ];
}

/** What the parts show in the states of their regions. */
const standings = {
  loadingMobile: 'loading',
  showingMobile: 'shown',
  noMobile: 'shown',
  mobileIncomplete: 'shown',
  loadingMissing: 'shown',
  mobileNotLoaded: 'failed',
  loadingSimPlan: 'loading',
  showingSimPlan: 'shown',
  noSimPlan: 'none',
  simPlanNotLoaded: 'failed',
} as const satisfies Record<string, Standing>;

type At = Record<'mobile' | 'simPlan', keyof typeof standings>;

/** What the card says, by what is known and where its two regions are. */
export function mobileCard(
  { mobile, simPlan, isSimPlanLate: isLate }: Pick<DashboardContext, 'mobile' | 'simPlan' | 'isSimPlanLate'>,
  at: At,
): MobileModel {
  const hasNothing = at.mobile === 'noMobile';
  const hasNoPlan = at.simPlan === 'noSimPlan';
  const missing = at.mobile === 'loadingMissing' ? 'loading' : 'failed';
  const partOf = <Part extends MobilePart, Facts>(part: Part, facts: (known: NonNullable<Mobile[Part]>) => Facts) => {
    const known = mobile[part];
    return known === undefined ? missing : facts(known as NonNullable<Mobile[Part]>);
  };
  return {
    isNone: hasNothing && hasNoPlan,
    isBelow: hasNothing && (hasNoPlan || isLate),
    stands: standings[at.mobile],
    number: partOf('numberMoves', numberFacts),
    sims: partOf('sims', simFacts),
    credit: partOf('airtime', creditFacts),
    rewards: partOf('referrals', rewardFacts),
    plan: {
      stands: standings[at.simPlan],
      isLate,
      mine: simPlan,
      meters: metersOf(simPlan?.current ?? null),
    },
  };
}
