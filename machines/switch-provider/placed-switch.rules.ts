import type { Wire } from '../shared/wire.ts';
import type { Switching, SwitchStatus } from './switch-provider.types.ts';
import { standingOf } from './switch-standing.rules.ts';

/**
 * What is to be told of a switch once the broadband is ordered. The losing provider is told, has accepted, or has carried
 * it out; `notOrdered`, `ranOut`: it can be tried again; `refused`: the switch stands, a later message was not accepted;
 * `overAlready`: the old service has ended or is ending without us; `cancelled`: the old service goes on, and only the
 * customer can end it; `checking`, `ready`: a switch that is tried again; `planEnded`: it could be, if the plan that it
 * brings had not ended.
 */
export type PlacedSwitchNews =
  | 'telling'
  | 'accepted'
  | 'complete'
  | 'checking'
  | 'ready'
  | 'notOrdered'
  | 'ranOut'
  | 'refused'
  | 'overAlready'
  | 'cancelled'
  | 'planEnded'
  | 'unknown';

const newsOfState = {
  loading: 'checking',
  matched: 'ready',
  failed: 'notOrdered',
  consented: 'telling',
  ordered: 'accepted',
  updated: 'accepted',
  triggered: 'complete',
  cancelled: 'cancelled',
  expired: 'ranOut',
} as const satisfies Record<Wire<'KnownSwitchState'>, PlacedSwitchNews>;

/** The losing provider has ended the service, or is past stopping it: nothing is left to be switched. */
const endingCodes: ReadonlySet<string> = new Set<Wire<'KnownFaultCode'>>(['1204', '1212', '1214']);

const repairable: ReadonlySet<PlacedSwitchNews> = new Set(['notOrdered', 'ranOut', 'checking', 'ready', 'overAlready']);

function newsOf(status: SwitchStatus): PlacedSwitchNews {
  if (standingOf(status) === 'unknown') return 'unknown';
  // Only known states have a standing.
  const news = newsOfState[status.state as Wire<'KnownSwitchState'>];
  if (status.error === undefined) return news;
  if (news === 'notOrdered') return endingCodes.has(status.error.code) ? 'overAlready' : news;
  return news === 'accepted' ? 'refused' : news;
}

export function placedNewsOf(status: SwitchStatus): PlacedSwitchNews {
  const news = newsOf(status);
  return status.planEndedOn !== undefined && repairable.has(news) ? 'planEnded' : news;
}

/** Whether a switch can be tried again after the order: the losing provider has none of it, and the plan goes on. */
export const isRepairable = (status: SwitchStatus): boolean => repairable.has(placedNewsOf(status));

/** As `isRepairable`, of what the customer has said about switching. */
export const maySwitchAgain = ({ wish, status }: Switching): boolean =>
  wish === 'switch' && status !== null && isRepairable(status);

/** The answer of the losing provider is on its way. */
export const isNewsAwaited = (status: SwitchStatus): boolean => ['telling', 'checking'].includes(placedNewsOf(status));
