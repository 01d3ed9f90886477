import type { SnapshotFrom } from 'xstate';
import { premiseLine } from '../address-check/address-check.selectors.ts';
import { nameOf } from '../read-bills/read-bills.rules.ts';
import type { NamedLine } from '../read-bills/read-bills.selectors.ts';
import type { ItemNames } from '../read-bills/read-bills.types.ts';
import type { leavePlanMachine } from './leave-plan.machine.ts';
import { chosenDay, endsInTurn, pauseKeptUntil, type EndsInTurn } from './leave-plan.rules.ts';
import type {
  FallsAway,
  LastDay,
  LeavePlanContext,
  LeavingWay,
  OrderedSwitch,
  PlanCancellation,
} from './leave-plan.types.ts';

/** The end of a plan on one day, with what it costs. */
export type PlanEnd = Pick<LastDay, 'lastDay' | 'exitFee' | 'sendBackBy'> & {
  billDate: string;
  lines: NamedLine[];
  totalInPence: number;
  refundInPence: number;
};

/** One of the last days, and how it stands to a switch that is ordered. */
export type OwnDay = PlanEnd & { beside: EndsInTurn | null };

export type LeavePlanModel = Pick<LeavePlanContext, 'planId' | 'errors' | 'news'> & {
  planName: string;
  address: string;
  /** The order of the plan, which can be cancelled before Go Live; '' while there is none. */
  orderId: string;
  /** The rule that holds; null for one that we do not know. */
  how: LeavingWay | null;
  /** The last of the 14 days to change one's mind. */
  withdrawUntil: string | null;
  /** The last days that can be chosen, earliest first. */
  ends: OwnDay[];
  /** The one that was chosen, and can be had. */
  chosen: OwnDay | null;
  /** The one that was asked for; `takeBackUntil`: null once it is too late. */
  asked: (OwnDay & { takeBackUntil: string | null }) | null;
  /** A switch that another provider has ordered, with the end that it brings. */
  ordered: (Omit<OrderedSwitch, 'end'> & { end: PlanEnd }) | null;
  /** What is planned and falls away; `keptUntil`: how long the plan can be kept together with its pause, where that is not always. */
  pause: (NonNullable<FallsAway['pause']> & { keptUntil: string | null }) | null;
  change: FallsAway['change'];
  /** The last day of a pause that runs. */
  pausedUntil: string | null;
  /** When the plan ended; null while it has not. */
  endedOn: string | null;
  isBusy: boolean;
};

/** The end of a plan on a day, its lines named. */
export const endOf = ({ lastDay, exitFee, sendBackBy, finalBill }: LastDay, names: ItemNames): PlanEnd => ({
  lastDay,
  exitFee,
  sendBackBy,
  billDate: finalBill.date,
  lines: finalBill.lines.map((line) => ({ ...line, name: nameOf(names, line) })),
  totalInPence: finalBill.totalInPence,
  refundInPence: finalBill.refundInPence,
});

const ways: ReadonlySet<string> = new Set(['WITHDRAW', 'EXIT_FEE', 'NOTICE', 'ROLLING']);

const wayOf = ({ how }: PlanCancellation): LeavePlanModel['how'] => (how !== null && ways.has(how) ? how : null);

export function selectLeavePlan(snapshot: SnapshotFrom<typeof leavePlanMachine>): LeavePlanModel {
  const { planId, leaving, errors, news } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  if (!leaving)
    return {
      planId,
      planName: '',
      address: '',
      orderId: '',
      how: null,
      withdrawUntil: null,
      ends: [],
      chosen: null,
      asked: null,
      ordered: null,
      pause: null,
      change: null,
      pausedUntil: null,
      endedOn: null,
      errors,
      news,
      isBusy,
    };
  const { plan, cancellation, names } = leaving;
  const chosen = chosenDay(snapshot.context);
  const { asked, orderedSwitch, fallsAway } = cancellation;
  const ownDay = (day: LastDay): OwnDay => ({ ...endOf(day, names), beside: endsInTurn(orderedSwitch, day.lastDay) });
  const { pause } = fallsAway;
  const takeBackUntil = asked?.takeBackUntil ?? null;
  return {
    planId,
    planName: plan.plan.displayName,
    address: premiseLine(plan.home),
    orderId: plan.orderId,
    how: wayOf(cancellation),
    withdrawUntil: plan.contract?.withdrawUntil ?? null,
    ends: cancellation.options.map(ownDay),
    chosen: chosen && ownDay(chosen),
    asked: asked && { ...ownDay(asked), takeBackUntil },
    ordered: orderedSwitch && { ...orderedSwitch, end: endOf(orderedSwitch.end, names) },
    pause: pause && { ...pause, keptUntil: takeBackUntil === null ? null : pauseKeptUntil(pause, takeBackUntil) },
    change: fallsAway.change,
    pausedUntil: plan.pausedUntil,
    endedOn: plan.plan.serviceEnd,
    errors,
    news,
    isBusy,
  };
}
