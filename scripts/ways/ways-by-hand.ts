import type { AnyStateMachine } from 'xstate';
import { mobileMenuMachine } from '../../machines/mobile-menu/mobile-menu.machine.ts';
import { orderBroadbandMachine } from '../../machines/order-broadband/order-broadband.machine.ts';
import { selectAppointmentMachine } from '../../machines/select-appointment/select-appointment.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { Preparation, WayStep, WholeWay } from '../../src/inspector/open-in-state/way.types.ts';
import { standing } from './standing.ts';
import { heldAt } from './ways-of-walks.ts';

export type WaysByState = ReadonlyMap<string, WholeWay>;

type Approach = Omit<WholeWay, 'machine' | 'at'>;
type ByState = [state: string, way: WholeWay];

/** The first state is the one that is meant; the others are active beside it. */
const endingIn = (way: Approach, machine: AnyStateMachine, ...leaves: [string, ...string[]]): ByState => {
  const { isHeld: _, ...rest } = way;
  const node = machine.getStateNodeById(leaves[0]);
  return [node.id, heldAt(node, { ...rest, machine: machine.id, at: standing(machine, ...leaves) })];
};

const given = (ways: WaysByState | undefined, state: string): WholeWay => {
  const way = ways?.get(state);
  if (!way) throw new Error(`No way leads to ${state}, which another one needs`);
  return way;
};

const busy = (operationId: string): Preparation => ({ do: 'fault', operationId, status: 503 });
const opening = (path: string, ...prepare: Preparation[]): Approach => ({ path, prepare, steps: [] });
const draft = (home: string): Preparation[] => [{ do: 'register' }, { do: 'draftPlan', home }];

/** The order around its steps; each step begins where its own journey begins. */
function orderBroadband(of: ReadonlyMap<string, WaysByState>): ByState[] {
  const machine = orderBroadbandMachine;
  const quiet = 'orderBroadband.watchingMatch.noMatchAwaited';
  const at = (leaf: string, way: Approach) => endingIn(way, machine, leaf, quiet);
  const step = (leaf: string, type: string, ...prepare: Preparation[]): WayStep => ({
    machine: machine.id,
    at: standing(machine, leaf, quiet),
    event: { type },
    ...(prepare.length > 0 && { prepare }),
  });
  const placed = 'orderBroadband.ordering.orderPlaced';
  const reviewing = given(of.get('review-order'), 'reviewOrder.reviewingOrder');
  const order = {
    ...reviewing,
    steps: [
      ...reviewing.steps,
      { machine: reviewing.machine, at: reviewing.at, event: { type: 'order.submitted', contractAccepted: true } },
    ],
  };
  const asking = (...prepare: Preparation[]) => ({
    ...order,
    steps: [...order.steps, step(`${placed}.offeringUpdates`, 'updates.requested', ...prepare)],
  });
  const saved = '/postcode-checker?saved=ABCD2345';
  const silent = given(of.get('switch-provider'), 'switchProvider.matchStillChecked.awaitingNextLook');
  const meanwhile = (...prepare: Preparation[]) => ({
    ...silent,
    steps: [...silent.steps, { machine: silent.machine, at: silent.at, event: { type: 'order.continued' }, prepare }],
  });
  return [
    at('checkingAddress', opening('/postcode-checker')),
    at('choosingPlan', given(of.get('choose-plan'), 'choosePlan.choosingPlan')),
    at('switchingProvider', given(of.get('switch-provider'), 'switchProvider.choosingSwitch')),
    at('customisingPlan', given(of.get('customise-plan'), 'customisePlan.customisingPlan.choosingOptions')),
    at('bookingInstall', given(of.get('book-install'), 'bookInstall.readingOverview.visitsListed')),
    at('reviewingOrder', reviewing),
    at('registeringInterest', opening('/register-interest')),
    at(`${placed}.offeringUpdates`, order),
    at(`${placed}.optingIn`, asking()),
    at(`${placed}.updatesOn`, asking()),
    at(`${placed}.updatesNotOn`, asking(busy('optInToNotifications'))),
    at('orderBroadband.ordering.findingCurrentJourney', opening('/customise-plan', ...draft('visits-both'))),
    at('orderBroadband.ordering.awaitingLogIn', opening(saved)),
    at('orderBroadband.ordering.findingSavedJourney', opening(saved, { do: 'register' })),
    at('orderBroadband.ordering.savedJourneyMissing', opening(saved, { do: 'register' })),
    at('orderBroadband.ordering.journeyInterrupted', opening(saved, { do: 'register' }, busy('getSavedJourney'))),
    endingIn(opening('/postcode-checker'), machine, quiet, 'checkingAddress'),
    endingIn(meanwhile(), machine, 'orderBroadband.watchingMatch.awaitingMatch', 'bookingInstall'),
    endingIn(meanwhile(), machine, 'orderBroadband.watchingMatch.lookingForMatch', 'bookingInstall'),
  ];
}

function selectAppointment(of: ReadonlyMap<string, WaysByState>): ByState[] {
  const machine = selectAppointmentMachine;
  const choosing = given(of.get('book-install'), 'bookInstall.choosingOutsideVisit.choosingOutsideDate');
  const selection = 'selectAppointment.choosingDate.selection.dateChosen';
  const blocks = 'selectAppointment.choosingDate.blocks.blocksLoaded';
  const months = 'selectAppointment.choosingDate.months.monthSettled';
  return [
    endingIn(choosing, machine, selection, blocks, months),
    endingIn(choosing, machine, blocks, selection, months),
    endingIn(choosing, machine, months, selection, blocks),
  ];
}

function session(): ByState[] {
  const page = '/postcode-checker';
  const [person, start] = ['session.person', 'session.clientSession'];
  const [visitor, started] = [`${person}.visitor`, `${start}.sessionStarted`];
  const endsIn = (way: Approach, one: string, other: string) => endingIn(way, sessionMachine, one, other);
  return [
    endsIn(opening(page), visitor, started),
    endsIn(opening(page, { do: 'register' }), `${person}.member`, started),
    endsIn(opening(page), started, visitor),
    endsIn(opening(page, busy('startClientSession')), `${start}.sessionNotStarted`, visitor),
  ];
}

const mobileMenu = (): ByState[] => [endingIn(opening('/postcode-checker'), mobileMenuMachine, 'mobile-menu.closed')];

/** Ways of the journeys that no walk in the browser goes through, made of the ways of those that one does. */
export const waysByHand = (of: ReadonlyMap<string, WaysByState>): Map<string, WaysByState> =>
  new Map([
    ['order-broadband', new Map(orderBroadband(of))],
    ['select-appointment', new Map(selectAppointment(of))],
    ['session', new Map(session())],
    ['mobile-menu', new Map(mobileMenu())],
  ]);
