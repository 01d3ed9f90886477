import type { SnapshotFrom } from 'xstate';
import { premiseLine } from '../address-check/address-check.selectors.ts';
import { switchOfPlan } from '../follow-switch/follow-switch.rules.ts';
import { addDays } from '../shared/local-date.ts';
import { type BesideSwitch, besideSwitch, mayCostFee } from '../shared/switch-ahead.ts';
import type { managePlanMachine } from './manage-plan.machine.ts';
import type {
  Boosts,
  ManagePlanContext,
  MemberPlan,
  Pauses,
  PlanChangeOption,
  PlanChanges,
  ThisPlan,
  TypedPause,
} from './manage-plan.types.ts';
import {
  mostDaysFrom,
  movedLastDay,
  pauseBesideSwitch,
  wantedPause,
  type PauseBesideSwitch,
} from './manage-plan.rules.ts';

/** How a card of the page stands. */
export type Standing = 'loading' | 'shown' | 'failed';

/** What leaving costs with the month that is paid for, and why. */
export type CostOfLeaving =
  | { why: 'EXIT_FEE'; fee: NonNullable<NonNullable<MemberPlan['contract']>['exitFee']> }
  | { why: 'WITHDRAW' | 'ROLLING' | 'LAST_MONTH' | 'ADDED_BY_PAUSES' | 'NOTICE'; fee: null };

export type ContractCard = {
  /** Null for a plan that rolls from month to month. */
  minimumTerm: { from: string; to: string } | null;
  monthsLeft: number;
  paidUntil: string;
  /** The last of the 14 days to change one's mind; null once they are over. */
  withdrawUntil: string | null;
  /** Null once its end is asked for: what that costs is agreed, and the page of leaving says it. */
  leaving: CostOfLeaving | null;
  notices: NonNullable<MemberPlan['contract']>['notices'];
};

/** What the plan can become: from when, or what it is about to become, or why not. */
export type ChangeCard = Pick<PlanChanges, 'from' | 'blocked' | 'switchAhead'> & {
  /** The switch that is ordered may cost an exit fee. */
  maySwitchCostFee: boolean;
  /** `undoUntil`: null once it is too late. */
  asked: {
    plan: Pick<PlanChangeOption, 'displayName' | 'meshWifi'>;
    /** The plan has mesh Wi-Fi until then. */
    hadMeshWifi: boolean;
    from: string;
    undoUntil: string | null;
    besideSwitch: BesideSwitch | null;
  } | null;
};

export type PlanCard = {
  id: string;
  orderId: string;
  /** Null where no switch is under way, and none has brought the plan. */
  switchId: string | null;
  name: string;
  address: string;
  /** Down and up. */
  speeds: { down: number; up: number };
  monthlyPriceInPence: number;
  /** The mesh add-on is part of the plan, and of its price. */
  meshWifi: boolean;
  term: string;
  status: string;
  /** The last day of a pause that runs; null where none does. */
  pausedUntil: string | null;
  /** Something of it is being repaired. */
  hasOpenFault: boolean;
  /** The day on which the service began; the one on which it is expected to. */
  liveSince: string | null;
  expected: string | null;
  /** The last day of service, of a plan that ends or has ended. */
  lastDay: string | null;
  /** Until when its member may say that they stay. */
  takeBackUntil: string | null;
  summaryId: string | null;
  informationId: string | null;
  /** Null where it could not be read. */
  change: ChangeCard | null;
  /** Null before Go Live and once the plan has ended. */
  contract: ContractCard | null;
};

export type BoostCard = Boosts & {
  news: ManagePlanContext['boostNews'];
  isStarting: boolean;
  /** The press reached nobody. */
  isNotStarted: boolean;
};

/** A pause as it is agreed to. */
export type AgreedPause = {
  from: string;
  to: string;
  days: number;
  /** Roughly, as a bill counts the days of its own month; null where the price is not known. */
  creditInPence: number | null;
  /** The contract's last day now and with the pause; null where it moves nothing. */
  contract: { lastDay: string; movedTo: string } | null;
  /** How it stands to a switch that is ordered; null without one. */
  besideSwitch: PauseBesideSwitch | null;
};

export type PauseCard = Pick<
  Pauses,
  | 'daysUsed'
  | 'daysLeft'
  | 'allowances'
  | 'earliestStart'
  | 'latestStart'
  | 'switchAhead'
  | 'pause'
  | 'earlier'
  | 'contract'
  | 'lastDayIfEnded'
  | 'blocked'
> &
  Pick<ManagePlanContext, 'errors' | 'changed'> & {
    news: ManagePlanContext['pauseNews'];
    isBusy: boolean;
    /** What the form starts with. */
    typed: TypedPause;
    /** The most days from the start that was typed. */
    mostDays: number;
    agreed: AgreedPause | null;
    /** How the one that is planned or runs stands to a switch that is ordered; null without either. */
    besideSwitch: PauseBesideSwitch | null;
  };

export type ManagePlanModel = Pick<ManagePlanContext, 'contractNewTab'> & {
  /** The cards are shown, each as it stands; until then the page is on its way. */
  isShown: boolean;
  planStands: Standing;
  plan: PlanCard | null;
  boostStands: Standing;
  boost: BoostCard | null;
  pauseStands: Standing;
  pause: PauseCard | null;
};

type Contract = NonNullable<MemberPlan['contract']>;

function costOfLeaving({ exitFee, minimumTerm, monthsLeft }: Contract, how: string | null): CostOfLeaving {
  if (how === 'WITHDRAW') return { why: 'WITHDRAW', fee: null };
  if (exitFee) return { why: 'EXIT_FEE', fee: exitFee };
  if (minimumTerm === null) return { why: 'ROLLING', fee: null };
  if (how !== 'EXIT_FEE') return { why: 'NOTICE', fee: null };
  return { why: monthsLeft > 0 ? 'ADDED_BY_PAUSES' : 'LAST_MONTH', fee: null };
}

function contractCard(contract: Contract, { how, asked }: ThisPlan['leaving']): ContractCard {
  const { minimumTerm, monthsLeft, paidUntil, withdrawUntil, notices } = contract;
  return {
    minimumTerm,
    monthsLeft,
    paidUntil,
    withdrawUntil: how === 'WITHDRAW' && !asked ? withdrawUntil : null,
    leaving: asked ? null : costOfLeaving(contract, how),
    notices,
  };
}

const changeCard = ({ present, from, blocked, asked, switchAhead, minimumTermEnd }: PlanChanges): ChangeCard => ({
  from,
  blocked,
  switchAhead,
  maySwitchCostFee: mayCostFee(switchAhead, minimumTermEnd),
  asked: asked && {
    plan: { displayName: asked.plan.displayName, meshWifi: asked.plan.meshWifi },
    hadMeshWifi: present.meshWifi,
    from: asked.from,
    undoUntil: asked.undoUntil,
    besideSwitch: besideSwitch({ from: asked.from, to: null }, switchAhead),
  },
});

function planCard({ member, leaving, switches, changes }: ThisPlan): PlanCard {
  const { plan, planStatus, meshWifi, pausedUntil, openFault, home, orderId, contract } = member;
  return {
    id: plan.id,
    orderId,
    switchId: switchOfPlan(switches, plan.id),
    name: plan.displayName,
    address: premiseLine(home),
    speeds: { down: plan.downstreamSpeedInMbps, up: plan.upstreamSpeedInMbps },
    monthlyPriceInPence: Number(plan.monthlyPrice),
    meshWifi,
    term: plan.contractDurationText,
    status: planStatus,
    pausedUntil,
    hasOpenFault: openFault !== null,
    liveSince: plan.serviceStart,
    expected: plan.provisionalStartDate,
    lastDay: plan.serviceEnd,
    takeBackUntil: leaving.asked?.takeBackUntil ?? null,
    summaryId: plan.contractSummaryDocId,
    informationId: plan.contractInformationDocId,
    change: changes && changeCard(changes),
    contract: contract && contractCard(contract, leaving),
  };
}

type Snapshot = SnapshotFrom<typeof managePlanMachine>;

function boostCard(snapshot: Snapshot): BoostCard | null {
  const { boosts, boostNews } = snapshot.context;
  return (
    boosts && {
      ...boosts,
      news: snapshot.matches({ boost: 'showingBoosts' }) ? boostNews : null,
      isStarting: snapshot.matches({ boost: 'startingBoost' }),
      isNotStarted: snapshot.matches({ boost: 'boostNotStarted' }),
    }
  );
}

/** A month has thirty days, more or less. */
const daysOfMonth = 30;

function agreedPause({ pauses, typed, found }: ManagePlanContext): AgreedPause | null {
  const wanted = wantedPause({ pauses, typed });
  if (pauses === null || wanted === null) return null;
  const { from, days } = wanted;
  const movedTo = movedLastDay(pauses, wanted);
  const to = addDays(from, days - 1);
  return {
    from,
    to,
    days,
    creditInPence: found && Math.round((Number(found.member.plan.monthlyPrice) * days) / daysOfMonth),
    contract: pauses.contract && movedTo !== null ? { lastDay: pauses.contract.lastDay, movedTo } : null,
    besideSwitch: pauseBesideSwitch({ from, to, state: 'PLANNED' }, pauses.switchAhead),
  };
}

function pauseCard(snapshot: Snapshot): PauseCard | null {
  const { pauses, typed, errors, changed, pauseNews } = snapshot.context;
  return (
    pauses && {
      ...pauses,
      errors,
      changed,
      news: pauseNews,
      isBusy: ['planningPause', 'refreshingPauses', 'endingPause'].includes(snapshot.value.pause),
      typed: typed ?? { from: '', days: '' },
      mostDays: typed ? mostDaysFrom(pauses, typed.from) : pauses.daysLeft,
      agreed: agreedPause(snapshot.context),
      besideSwitch: pauses.pause && pauseBesideSwitch(pauses.pause, pauses.switchAhead),
    }
  );
}

const standing = (isLoading: boolean, isFailed: boolean): Standing => {
  if (isLoading) return 'loading';
  return isFailed ? 'failed' : 'shown';
};

export function selectManagePlan(snapshot: Snapshot): ManagePlanModel {
  const { found, contractNewTab } = snapshot.context;
  return {
    contractNewTab,
    isShown: snapshot.matches({ page: 'cardsShown' }),
    planStands: standing(snapshot.matches({ plan: 'loadingPlan' }), snapshot.matches({ plan: 'planNotLoaded' })),
    plan: found && snapshot.matches({ plan: 'showingPlan' }) ? planCard(found) : null,
    boostStands: standing(snapshot.matches({ boost: 'loadingBoosts' }), snapshot.matches({ boost: 'boostsNotLoaded' })),
    boost: boostCard(snapshot),
    pauseStands: standing(snapshot.matches({ pause: 'loadingPauses' }), snapshot.matches({ pause: 'pausesNotLoaded' })),
    pause: pauseCard(snapshot),
  };
}
