import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { doorOf, premiseLine } from '../address-check/address-check.selectors.ts';
import type { BookInstallContext } from '../book-install/book-install.types.ts';
import type { CustomisePlanContext } from '../customise-plan/customise-plan.types.ts';
import { standingOf } from '../switch-provider/switch-standing.rules.ts';
import type { orderBroadbandMachine } from './order-broadband.machine.ts';
import { isSwitchable } from './order-broadband.setup.ts';
import { isSentToHowToPay } from './redirect.rules.ts';
import type { OrderBroadbandContext } from './order-broadband.types.ts';

export type OrderBroadbandModel = Pick<
  OrderBroadbandContext,
  'missing' | 'order' | 'booking' | 'product' | 'plan' | 'customisation' | 'switching' | 'savedCode'
> & {
  /** Which of the three steps of the progress bar is active; null where there is none (RT-05). */
  step: 'Plan' | 'Install' | 'Review' | null;
  /** How a switch stands that is not decided, on the pages where the customer goes on meanwhile; null elsewhere. */
  switchNews: 'checking' | 'ready' | 'repair' | 'unfinished' | null;
  /** Where the order can be looked at as it stands: from the plan to the review. */
  isSummaryOffered: boolean;
  isSummaryOpen: boolean;
  /** A home that cannot be switched is ordered for without (AD-18). */
  isSwitchable: boolean;
  /** What the step that is shown has chosen and not handed on yet; null at another step. */
  choosing: CustomisePlanContext | null;
  visiting: BookInstallContext | null;
  /** The home ordered for, in one line. */
  address: string;
  /** What the steps name the home by, and at which of them the customer is; null before and after them. */
  homeLine: { at: keyof typeof progressOf; home: string } | null;
  email: string;
  /** The gateway sends the customer on to choose how they pay (OR-04). */
  isSentToHowToPay: boolean;
  /** The visit that is being put into a calendar, or could not be. */
  calendar: { appointmentId: string; state: 'making' | 'failed' } | null;
  /** News of the order by email and text (OR-09). */
  updates: 'offered' | 'switchingOn' | 'on' | 'failed';
};

/** The pages that lead to the order, with the step of the progress bar that each belongs to. */
const progressOf = {
  choosingPlan: 'Plan',
  switchingProvider: 'Plan',
  customisingPlan: 'Plan',
  bookingInstall: 'Install',
  reviewingOrder: 'Review',
} as const;

const pages = Object.keys(progressOf) as (keyof typeof progressOf)[];

function switchNewsOf(snapshot: SnapshotFrom<typeof orderBroadbandMachine>): OrderBroadbandModel['switchNews'] {
  const { wish, status } = snapshot.context.switching;
  const goesOn = snapshot.matches({ ordering: 'customisingPlan' }) || snapshot.matches({ ordering: 'bookingInstall' });
  if (!goesOn || wish !== 'switch') return null;
  if (!status) return 'unfinished';
  const standing = standingOf(status);
  if (standing === 'started') return null;
  if (standing === 'loading') return 'checking';
  return standing === 'matched' ? 'ready' : 'repair';
}

function updatesOf(snapshot: SnapshotFrom<typeof orderBroadbandMachine>): OrderBroadbandModel['updates'] {
  if (snapshot.matches({ ordering: { orderPlaced: 'optingIn' } })) return 'switchingOn';
  if (snapshot.matches({ ordering: { orderPlaced: 'updatesOn' } })) return 'on';
  return snapshot.matches({ ordering: { orderPlaced: 'updatesNotOn' } }) ? 'failed' : 'offered';
}

function calendarOf(snapshot: SnapshotFrom<typeof orderBroadbandMachine>): OrderBroadbandModel['calendar'] {
  const { calendarVisit: appointmentId } = snapshot.context;
  if (appointmentId === null) return null;
  if (snapshot.matches({ fillingCalendar: 'makingFile' })) return { appointmentId, state: 'making' };
  return snapshot.matches({ fillingCalendar: 'fileNotMade' }) ? { appointmentId, state: 'failed' } : null;
}

/** What a step knows, while it runs: its choices are the order's once it ends. */
const contextOf = <Context>(step: AnyActorRef | undefined): Context | null =>
  (step?.getSnapshot() as { context?: Context } | undefined)?.context ?? null;

export function selectOrderBroadband(snapshot: SnapshotFrom<typeof orderBroadbandMachine>): OrderBroadbandModel {
  const { missing, order, booking, product, plan, customisation, switching, savedCode, address, member } =
    snapshot.context;
  const at = pages.find((page) => snapshot.matches({ ordering: page }));
  const step = at ? progressOf[at] : null;
  return {
    missing,
    order,
    booking,
    product,
    plan,
    customisation,
    switching,
    savedCode,
    switchNews: switchNewsOf(snapshot),
    step,
    isSummaryOffered: step !== null && plan !== null && !snapshot.matches({ ordering: 'choosingPlan' }),
    isSummaryOpen: snapshot.matches({ orderSummary: 'viewingSummary' }),
    isSwitchable: isSwitchable(snapshot.context),
    choosing: contextOf(snapshot.children.customisePlan),
    visiting: contextOf(snapshot.children.bookInstall),
    isSentToHowToPay: isSentToHowToPay(order),
    calendar: calendarOf(snapshot),
    updates: updatesOf(snapshot),
    address: address ? premiseLine(address.premise) : '',
    homeLine: at && address ? { at, home: doorOf(address.premise) || premiseLine(address.premise) } : null,
    email: member?.email ?? '',
  };
}
