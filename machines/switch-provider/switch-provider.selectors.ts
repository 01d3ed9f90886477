import type { AnyActorRef, SnapshotFrom, StateValueFrom } from 'xstate';
import type { matchWatchMachine } from '../match-watch/match-watch.machine.ts';
import { startDayOf } from '../order-broadband/order-broadband.rules.ts';
import type { switchProviderMachine } from './switch-provider.machine.ts';
import { landlineReferences, repairDue } from './switch-provider.rules.ts';
import type { SwitchDetails, Switching, SwitchProviderContext, SwitchStatus } from './switch-provider.types.ts';
import { hasOrderToGoOnWith } from './switch-standing.rules.ts';

export type SwitchProviderModel = Pick<SwitchProviderContext, 'providers' | 'errors' | 'address'> & {
  /** Null until the customer has said it. */
  wish: Exclude<Switching['wish'], 'unkept'>;
  providerName: string;
  /** What the form starts with. */
  details: SwitchDetails;
  /** What the provider was asked with; an account number of '' was not sent. */
  sent: SwitchDetails;
  /** The code of what did not match, '' where the provider gave none; null where nothing failed. */
  fault: string | null;
  /** The fields that most likely differ, the first one first; empty where the form is not about a failed match. */
  fieldsToCorrect: readonly (keyof SwitchDetails)[];
  needsAccountNumber: boolean;
  /** The gateway's own words for a request that it refused; '' where there are none for the customer. */
  refusal: string;
  busy: 'loadingProviders' | 'requesting' | 'starting' | 'withdrawing' | null;
  isLookingAgain: boolean;
  /** We ask once more by ourselves. */
  isRetryingAlone: boolean;
  mayGoOn: boolean;
  /** The broadband is ordered: neither home nor day of it change here. */
  isOrdered: boolean;
  isLandlineOffered: boolean;
  status: SwitchStatus | null;
  /** Local date; null until the visits are booked. */
  completionDate: string | null;
};

type Snapshot = SnapshotFrom<typeof switchProviderMachine>;

function busyOf(snapshot: Snapshot): SwitchProviderModel['busy'] {
  if (snapshot.matches('loadingProviders')) return 'loadingProviders';
  if (snapshot.matches('requestingMatch')) return 'requesting';
  if (snapshot.matches({ matchFound: 'startingSwitch' })) return 'starting';
  return snapshot.matches('withdrawingSwitch') ? 'withdrawing' : null;
}

/** Whether a look is under way: only the watch itself knows. */
const isLooking = (watch: AnyActorRef | undefined): boolean =>
  (watch?.getSnapshot() as { value?: StateValueFrom<typeof matchWatchMachine> } | undefined)?.value === 'looking';

export function selectSwitchProvider(snapshot: Snapshot): SwitchProviderModel {
  const { switching, providers, errors, address, failure, booking, connectionDate } = snapshot.context;
  const startDay = booking && startDayOf(booking, connectionDate);
  const { wish, provider, lastName, accountNumber, status, started } = switching;
  const isForm = snapshot.matches('givingDetails');
  const repair = isForm && !snapshot.matches({ givingDetails: 'correctingDetails' }) ? null : repairDue(switching);
  // The form, and what it has sent, are of whoever is picked now; the answer is of whoever gave it.
  const isAsking = snapshot.matches('requestingMatch') || snapshot.matches('matchNotRequested');
  const asked =
    isForm || isAsking
      ? (provider?.name ?? status?.losingProviderName)
      : (status?.losingProviderName ?? provider?.name);
  const refused =
    failure?.kind === 'HttpError' && failure.status >= 400 && failure.status < 500 && failure.status !== 401;
  return {
    providers,
    errors,
    address,
    wish: wish === 'unkept' ? null : wish,
    providerName: asked ?? '',
    details: { lastName, accountNumber },
    sent:
      status && !isAsking
        ? { lastName: status.lastName, accountNumber: status.losingProviderAccountNumber ?? '' }
        : { lastName, accountNumber },
    fault: status && (repair ?? !isForm) ? (status.error?.code ?? '') : null,
    fieldsToCorrect: repair?.fields ?? [],
    needsAccountNumber: repair?.needsAccountNumber === true,
    refusal: refused ? failure.message : '',
    busy: busyOf(snapshot),
    isLookingAgain: snapshot.matches('matchStillChecked') && isLooking(snapshot.children.matchWatch),
    isRetryingAlone: snapshot.matches({ providerNotAnswering: 'awaitingAutomaticRetry' }),
    mayGoOn: hasOrderToGoOnWith(snapshot.context),
    isOrdered: snapshot.context.isOrdered,
    isLandlineOffered: landlineReferences(status) !== null,
    status,
    // The order knows best: a visit may have moved since the provider, or we, last looked.
    completionDate: startDay ?? started?.plannedSwitchDate ?? status?.plannedSwitchDate ?? null,
  };
}
