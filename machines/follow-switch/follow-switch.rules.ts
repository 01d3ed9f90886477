import { placedNewsOf, type PlacedSwitchNews } from '../switch-provider/placed-switch.rules.ts';
import type { Wire } from '../shared/wire.ts';
import type {
  Followed,
  FollowSwitchContext,
  LosingSwitch,
  MemberSwitch,
  SwitchNewsTold,
} from './follow-switch.types.ts';

/** Whether the member goes from us to another provider (SW-12). */
export const isDeparture = ({ found }: Pick<Followed, 'found'>): boolean => found.switch.switchType === 'LOSING';

export type DepartureStanding = 'asked' | 'coming' | 'moved' | 'staying' | 'ranOut' | 'stopped' | 'unknown';

const standings = {
  matched: 'asked',
  ordered: 'coming',
  updated: 'coming',
  triggered: 'moved',
  cancelled: 'staying',
  expired: 'ranOut',
  voided: 'stopped',
} as const satisfies Record<Wire<'KnownLosingSwitchState'>, DepartureStanding>;

/** Where a switch to another provider stands; a state of a newer gateway is told as none that we know (SW-09). */
export function departureOf({ status: { state } }: MemberSwitch): DepartureStanding {
  return Object.hasOwn(standings, state) ? standings[state as keyof typeof standings] : 'unknown';
}

/** What is to be told of a switch to us. */
export const arrivalOf = ({ status }: MemberSwitch): PlacedSwitchNews => placedNewsOf(status);

type Known = Pick<FollowSwitchContext, 'followed'>;

/** Whether a switch to another provider is more than an enquiry: who was only asked about has nothing under way. */
const isOnItsWay = (found: MemberSwitch): boolean => ['coming', 'moved'].includes(departureOf(found));

const arrived: ReadonlySet<PlacedSwitchNews> = new Set(['complete', 'overAlready', 'cancelled', 'planEnded']);
const departed: ReadonlySet<DepartureStanding> = new Set(['moved', 'staying', 'ranOut', 'stopped']);

/** Whether a switch may still change, as far as we know its state. */
export function isUnderWay({ followed }: Known): boolean {
  if (followed === null) return false;
  const { found } = followed;
  return isDeparture(followed) ? !departed.has(departureOf(found)) : !arrived.has(arrivalOf(found));
}

/** Whether there is more to be read about a switch to another provider. */
export const hasDetails = ({ followed }: Known): boolean => followed !== null && isOnItsWay(followed.found);

/** The id of the switch that a plan has to show: to another provider, else the one that brought it to us; null for none. */
export function switchOfPlan(switches: readonly MemberSwitch[], planId: string): string | null {
  const own = switches.filter((each) => each.planId === planId);
  const away = own.find((found) => isDeparture({ found }) && isOnItsWay(found));
  return (away ?? own.find((found) => !isDeparture({ found })))?.switch.id ?? null;
}

/** What “This wasn’t me” does today; null where it does nothing, or where a newer gateway does something else by it. */
export function objectionOf({ followed }: Known): LosingSwitch['objection'] {
  const objection = followed?.found.losing?.objection ?? null;
  return objection === 'VOID' || objection === 'CASE' ? objection : null;
}

type OwnEnd = NonNullable<LosingSwitch['ownEnd']>;

/** Whether it is known of an end that the switch does not come before it: the plan is gone, or goes before the day that is planned. */
export const comesFirst = (ownEnd: OwnEnd | null): ownEnd is OwnEnd =>
  ownEnd !== null && (ownEnd.isOver || ownEnd.hasGap);

/** What has come of an objection. */
export const toldOf = ({ losing }: MemberSwitch): SwitchNewsTold => (losing?.case ? 'caseOpened' : 'voided');
