import { confirmEmailMachine } from '../../machines/confirm-email/confirm-email.machine.ts';
import { dashboardMachine } from '../../machines/dashboard/dashboard.machine.ts';
import { matchWatchMachine } from '../../machines/match-watch/match-watch.machine.ts';
import { mobileMenuMachine } from '../../machines/mobile-menu/mobile-menu.machine.ts';
import { orderBroadbandMachine } from '../../machines/order-broadband/order-broadband.machine.ts';
import { resetPasswordMachine } from '../../machines/reset-password/reset-password.machine.ts';
import { paths } from '../../machines/shared/paths.ts';
import { failedWith } from '../../machines/switch-provider/switch-provider.cases.ts';
import { secondFactorMachine } from '../../machines/second-factor/second-factor.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { Preparation, WayStep } from '../inspector/open-in-state/way.types.ts';
import { hold } from './held-calls.ts';
import {
  busy,
  draft,
  endingIn,
  given,
  opening,
  stepAt,
  type Approach,
  type ByState,
  type WaysByState,
} from './way-parts.ts';
import { waysToDates, waysToExpiredVisits } from './ways-to-dates.ts';
import { waysToOrder } from './ways-to-order.ts';
import { waysToProfile } from './ways-to-profile.ts';

/** Of no order that there is. */
const nobodysId = '0197f3a2-1111-4222-8333-444455556666';

/** The order around its steps; each step begins where its own journey begins. */
function orderBroadband(of: ReadonlyMap<string, WaysByState>): ByState[] {
  const machine = orderBroadbandMachine;
  const quiet = 'orderBroadband.watchingMatch.noMatchAwaited';
  const unfilled = 'orderBroadband.fillingCalendar.noFileWanted';
  const closed = 'orderBroadband.orderSummary.summaryClosed';
  /** What goes on beside the steps, while nothing does. */
  const still = [quiet, unfilled, closed];
  const at = (leaf: string, way: Approach) => endingIn(way, machine, leaf, ...still);
  const placed = 'orderBroadband.ordering.orderPlaced';
  const reviewing = given(of.get('review-order'), 'reviewOrder.reviewingOrder');
  const submitted = { type: 'order.submitted', contractAccepted: true };
  const order = {
    ...reviewing,
    steps: [...reviewing.steps, { machine: reviewing.machine, at: reviewing.at, event: submitted }],
  };
  const asking = (...prepare: Preparation[]) => ({
    ...order,
    steps: [
      ...order.steps,
      stepAt(machine, [`${placed}.offeringUpdates`, ...still], { type: 'updates.requested' }, ...prepare),
    ],
  });
  const setUp = given(of.get('switch-provider'), 'switchSetUp');
  const withSwitch = (...prepare: Preparation[]): Approach => ({
    path: setUp.path,
    prepare: draft('visits-none'),
    steps: [
      ...setUp.steps,
      { machine: setUp.machine, at: setUp.at, event: { type: 'order.continued' } },
      ...reviewing.steps,
      { machine: reviewing.machine, at: reviewing.at, event: submitted, ...(prepare.length > 0 && { prepare }) },
    ],
  });
  const watched = 'orderBroadband.watchingMatch.matchWatched';
  const refusedSwitch: Preparation = {
    do: 'fault',
    operationId: 'getMatchResult',
    body: { ...failedWith('1201'), id: '‹=plan.switchId›' },
  };
  const tryingAgain = stepAt(machine, [`${placed}.offeringUpdates`, watched, unfilled, closed], {
    type: 'switch.requested',
  });
  const ofVisits = opening('/order-summary', { do: 'register' }, { do: 'placeOrder', home: 'visits-both' });
  const filling = (...prepare: Preparation[]): Approach => ({
    ...ofVisits,
    steps: [
      stepAt(
        machine,
        [`${placed}.offeringUpdates`, ...still],
        { type: 'calendar.requested', appointmentId: '‹=booking.inHomeVisit.appointmentId›' },
        ...prepare,
      ),
    ],
  });
  const calendar = 'orderBroadband.fillingCalendar';
  const filled = [
    ['makingFile', filling()],
    ['fileNotMade', filling(busy('getVisitCalendar'))],
  ] as const;
  const customising = given(of.get('customise-plan'), 'customisePlan.customisingPlan.choosingOptions');
  const viewing = {
    ...customising,
    steps: [...customising.steps, stepAt(machine, ['customisingPlan', ...still], { type: 'summary.opened' })],
  };
  const saved = '/postcode-checker?saved=ABCD2345';
  const ofNobody = `${paths.orders}/${nobodysId}${paths.orderSummary}`;
  return [
    at('checkingAddress', opening('/postcode-checker')),
    at('choosingPlan', given(of.get('choose-plan'), 'choosePlan.choosingPlan.comparingPlans')),
    at('switchingProvider', given(of.get('switch-provider'), 'switchProvider.choosingSwitch')),
    at('customisingPlan', customising),
    at('bookingInstall', given(of.get('book-install'), 'bookInstall.readingOverview.visitsListed')),
    at('reviewingOrder', reviewing),
    at('registeringInterest', opening('/register-interest')),
    at(`${placed}.offeringUpdates`, order),
    at(`${placed}.optingIn`, asking()),
    at(`${placed}.updatesOn`, asking()),
    endingIn(ofVisits, machine, unfilled, quiet, closed, `${placed}.offeringUpdates`),
    ...filled.map(([state, way]) =>
      endingIn(way, machine, `${calendar}.${state}`, quiet, closed, `${placed}.offeringUpdates`),
    ),
    endingIn(customising, machine, closed, quiet, unfilled, 'orderBroadband.ordering.customisingPlan'),
    endingIn(
      viewing,
      machine,
      'orderBroadband.orderSummary.viewingSummary',
      quiet,
      unfilled,
      'orderBroadband.ordering.customisingPlan',
    ),
    at(`${placed}.updatesNotOn`, asking(busy('optInToNotifications'))),
    at('orderBroadband.ordering.findingCurrentJourney', opening('/customise-plan', ...draft('visits-both'))),
    at('orderBroadband.ordering.findingPlacedOrder', opening('/order-summary', { do: 'register' })),
    at('orderBroadband.ordering.orderMissing', opening(ofNobody, { do: 'register' })),
    at('orderBroadband.ordering.orderNotLoaded', opening(ofNobody, { do: 'register' }, busy('getPlacedJourney'))),
    endingIn(withSwitch(), machine, watched, `${placed}.offeringUpdates`, unfilled, closed),
    at('switchingAgain', { ...withSwitch(refusedSwitch), steps: [...withSwitch(refusedSwitch).steps, tryingAgain] }),
    at('orderBroadband.ordering.awaitingLogIn', opening(saved)),
    at('orderBroadband.ordering.findingSavedJourney', opening(saved, { do: 'register' }, hold('getSavedJourney'))),
    at('orderBroadband.ordering.savedJourneyMissing', opening(saved, { do: 'register' })),
    at('orderBroadband.ordering.journeyInterrupted', opening(saved, { do: 'register' }, busy('getSavedJourney'))),
    endingIn(opening('/postcode-checker'), machine, quiet, 'checkingAddress', unfilled, closed),
  ];
}

/** The watch of a match runs where its page, or the summary of the order, waits for what it sees. */
function matchWatch(of: ReadonlyMap<string, WaysByState>): ByState[] {
  const machine = matchWatchMachine;
  const checking = given(of.get('switch-provider'), 'checkingMatch');
  const silent = given(of.get('switch-provider'), 'matchStillChecked');
  return [
    endingIn(checking, machine, `${machine.id}.looking`),
    endingIn(silent, machine, `${machine.id}.awaitingNextLook`),
  ];
}

/** The client session says first whether there is a member to look up. */
function session(): ByState[] {
  const machine = sessionMachine;
  const page = '/postcode-checker';
  const [person, start] = ['session.person', 'session.clientSession'];
  const [waiting, visitor, member] = [
    `${person}.waitingForName`,
    `${person}.nobody.visitor`,
    `${person}.somebody.member`,
  ];
  const [starting, started] = [`${start}.startingSession`, `${start}.sessionStarted`];
  const [ended, here] = [`${person}.nobody.sessionEnded`, `${person}.somebody.loggedInElsewhere`];
  const asMember = opening(page, { do: 'register' });
  const endsIn = (way: Approach, one: string, other: string) => endingIn(way, machine, one, other);
  const step = (from: string, event: WayStep['event']) => stepAt(machine, [from, started], event);
  const ending = step(member, { type: 'session.refused' });
  const naming = step(ended, { type: 'session.named', memberId: 'of another tab', isNews: true });
  const leaving = step(member, { type: 'member.loggedOutElsewhere' });
  return [
    endsIn(opening(page, hold('startClientSession')), waiting, starting),
    endsIn(asMember, `${person}.lookingUpMember`, started),
    endsIn(opening(page), visitor, started),
    endsIn(asMember, member, started),
    endsIn({ ...asMember, steps: [ending] }, ended, started),
    endsIn({ ...asMember, steps: [leaving] }, `${person}.nobody.loggedOutElsewhere`, started),
    endsIn({ ...asMember, steps: [ending, naming] }, `${person}.lookingUpWhoCame`, started),
    endsIn({ ...asMember, steps: [ending, naming] }, here, started),
    endsIn(asMember, starting, waiting),
    endsIn(opening(page), started, visitor),
    endsIn(opening(page, busy('startClientSession')), `${start}.sessionNotStarted`, visitor),
  ];
}

function mobileMenu(): ByState[] {
  const machine = mobileMenuMachine;
  const [closed, open] = ['mobile-menu.closed', 'mobile-menu.open'];
  const page = opening('/postcode-checker');
  const toggled = stepAt(machine, [closed], { type: 'menu.toggled' });
  return [endingIn(page, machine, closed), endingIn({ ...page, steps: [toggled], isNarrow: true }, machine, open)];
}

/** The gateway does not hear of the new password: the link of the test data goes on working. */
function resetPassword(of: ReadonlyMap<string, WaysByState>): ByState[] {
  const asking = given(of.get('reset-password'), 'resetPassword.enteringNewPassword');
  const saved: WayStep = {
    machine: asking.machine,
    at: asking.at,
    event: { type: 'password.submitted', password: '‹password›' },
    prepare: [{ do: 'fault', operationId: 'resetPassword', status: 200, body: {} }],
  };
  return [endingIn({ ...asking, steps: [saved] }, resetPasswordMachine, 'resetPassword.passwordChanged')];
}

/** The gateway does not hear of the confirmation: the link of the test data goes on working. */
function confirmEmail(of: ReadonlyMap<string, WaysByState>): ByState[] {
  const reading = given(of.get('confirm-email'), 'confirmEmail.readingAddress');
  const confirmed: WayStep = {
    machine: reading.machine,
    at: reading.at,
    event: { type: 'email.confirmed', password: 'correct horse battery' },
    prepare: [{ do: 'fault', operationId: 'confirmEmailChange', status: 200, body: {} }],
  };
  return [endingIn({ ...reading, steps: [confirmed] }, confirmEmailMachine, 'confirmEmail.emailConfirmed')];
}

/** A member whose second factor is on already; the gateway hears of no change. */
function secondFactor(): ByState[] {
  const machine = secondFactorMachine;
  const page = opening(
    paths.secondFactor,
    { do: 'register' },
    { do: 'fault', operationId: 'getSecondFactor', body: { isOn: true, recoveryCodesLeft: 10 } },
  );
  const step = (from: string, event: WayStep['event'], ...prepare: Preparation[]) =>
    stepAt(machine, [from], event, ...prepare);
  const [choosing, device, removal] = ['choosingChange', 'provingForDevice', 'provingForRemoval'].map(
    (state) => `${machine.id}.${state}`,
  ) as [string, string, string];
  const proof = { type: 'proof.submitted', password: '‹password›', code: '123456' };
  const moving = [step(choosing, { type: 'device.chosen' })];
  const leaving = [step(choosing, { type: 'removal.chosen' })];
  const removed: Preparation = { do: 'fault', operationId: 'removeSecondFactor', status: 200, body: {} };
  const at = (state: string, ...steps: WayStep[]) => endingIn({ ...page, steps }, machine, `${machine.id}.${state}`);
  return [
    at('choosingChange'),
    at('provingForDevice', ...moving),
    at('replacingDevice', ...moving, step(device, proof)),
    at('provingForRemoval', ...leaving),
    at('removingFactor', ...leaving, step(removal, proof)),
    at('factorSwitchedOff', ...leaving, step(removal, proof, removed)),
  ];
}

/** No walk waits for as long as banners are waited for. */
const dashboard = (): ByState[] => [
  endingIn(
    opening(paths.dashboard, { do: 'register' }, hold('listBanners'), hold('listMemberOrders')),
    dashboardMachine,
    `${dashboardMachine.id}.page.waitingForOrders`,
  ),
];

/** Ways of the journeys that no walk in the browser goes through, made of the ways of those that one does. */
export const waysByHand = (of: ReadonlyMap<string, WaysByState>): Map<string, WaysByState> =>
  new Map([
    ['order-broadband', new Map(orderBroadband(of))],
    ['book-install', new Map(waysToExpiredVisits())],
    ['select-appointment', new Map(waysToDates(of))],
    ['match-watch', new Map(matchWatch(of))],
    ['session', new Map(session())],
    ['manage-order', new Map(waysToOrder(of))],
    ['manage-profile', new Map(waysToProfile())],
    ['dashboard', new Map(dashboard())],
    ['reset-password', new Map(resetPassword(of))],
    ['confirm-email', new Map(confirmEmail(of))],
    ['second-factor', new Map(secondFactor())],
    ['mobile-menu', new Map(mobileMenu())],
  ]);
