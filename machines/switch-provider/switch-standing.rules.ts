import type { Switch, Switching, SwitchProviderContext, SwitchStatus } from './switch-provider.types.ts';

/** Where a switch stands. States are free text (SW-09): whatever nobody has told us of is `unknown`. */
export type SwitchStanding = 'loading' | 'matched' | 'failed' | 'started' | 'ended' | 'unknown';

const standings: Partial<Record<string, SwitchStanding>> = {
  loading: 'loading',
  matched: 'matched',
  failed: 'failed',
  consented: 'started',
  ordered: 'started',
  updated: 'started',
  triggered: 'started',
  cancelled: 'ended',
  expired: 'ended',
};

export const standingOf = ({ state }: SwitchStatus): SwitchStanding =>
  (Object.hasOwn(standings, state) ? standings[state] : undefined) ?? 'unknown';

/** Nothing about the old broadband is open any more: it is switched, or the customer does without us. */
export const isSettled = ({ wish, status }: Switching): boolean =>
  (wish !== null && wish !== 'switch') || (wish === 'switch' && status !== null && standingOf(status) === 'started');

/** The name of the provider whose broadband is switched to us; null while no switch is set up. */
export const setUpWith = ({ wish, status, provider }: Switching): string | null =>
  wish === 'switch' && status !== null && standingOf(status) === 'started'
    ? (provider?.name ?? status.losingProviderName)
    : null;

/** What the order begins with; the name is the member's until the customer gives the one on the bill. */
export const undecided = (lastName: string): Switching => ({
  wish: null,
  provider: null,
  lastName,
  accountNumber: '',
  status: null,
  started: null,
});

/** A match was asked for, and its result is not there. */
export const isAwaited = ({ wish, status }: Switching): boolean =>
  wish === 'switch' && status !== null && standingOf(status) === 'loading';

/** What is known of a switch that the gateway has. */
export const switchingOf = (status: SwitchStatus, started: Switch | null): Switching => ({
  wish: 'switch',
  provider: { id: status.losingProviderId, name: status.losingProviderName },
  lastName: status.lastName,
  accountNumber: status.losingProviderAccountNumber ?? '',
  status,
  started,
});

/** Something waits for the customer that needs no switch: the rest of the order, or its summary. */
export const hasOrderToGoOnWith = ({ booking, isOrdered }: SwitchProviderContext): boolean =>
  booking === null || isOrdered;
