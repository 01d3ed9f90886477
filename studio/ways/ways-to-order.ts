import { outsideId } from '../../machines/book-install/book-install.cases.ts';
import { accountGiven, theOffer } from '../../machines/manage-order/manage-order.cases.ts';
import { manageOrderMachine } from '../../machines/manage-order/manage-order.machine.ts';
import type { MemberOrder } from '../../machines/manage-order/manage-order.types.ts';
import { asked, offered, owed, running } from '../../machines/manage-order/orders.cases.ts';
import type { Preparation, WayStep } from '../inspector/open-in-state/way.types.ts';
import { hold } from './held-calls.ts';
import { busy, endingIn, given, stepAt, type Approach, type ByState, type WaysByState } from './way-parts.ts';

const machine = manageOrderMachine;
const upToDate = `${machine.id}.showingOrder.readingOrder.upToDate`;

const refusal = (code: string) => ({ code, message: 'Refused by a tester.', requestId: 'test', fields: [] });

/** The order that was placed is told as another, by a rule of testers. */
const toldAs = (found: MemberOrder): Preparation => ({
  do: 'fault',
  operationId: 'getMemberOrder',
  body: { ...found, order: { ...found.order, id: '‹=order.id›' } },
});

/** What the customer does on the page of the order. */
const step = (event: WayStep['event'], ...prepare: Preparation[]): WayStep =>
  stepAt(machine, [upToDate], event, ...prepare);

/** What is wanted of an earlier date: places come free when others give them up, and nobody is there to do it. */
function earlierDates(opened: (found: MemberOrder, ...steps: WayStep[]) => Approach): ByState[] {
  const at = (state: string, found: MemberOrder, ...steps: WayStep[]) =>
    endingIn(opened(found, ...steps), machine, `${machine.id}.${state}`);
  const wanted = { type: 'earlierDate.requested', visitId: outsideId };
  const waived = { type: 'earlierDate.waived', visitId: outsideId };
  const taken = { type: 'offer.accepted', ...theOffer };
  const kept = { type: 'offer.declined', ...theOffer };
  const gone: Preparation = {
    do: 'fault',
    operationId: 'acceptEarlierDate',
    status: 409,
    body: refusal('earlier-date.gone'),
  };
  return [
    at('showingOrder.askingForEarlierDate', running, step(wanted, hold('askForEarlierDate'))),
    at('earlierDateNotAsked', running, step(wanted, busy('askForEarlierDate'))),
    at('showingOrder.waivingEarlierDate', asked, step(waived, hold('stopAskingForEarlierDate'))),
    at('earlierDateNotWaived', asked, step(waived, busy('stopAskingForEarlierDate'))),
    at('showingOrder.acceptingOffer', offered, step(taken, hold('acceptEarlierDate'))),
    at('offerNotAccepted', offered, step(taken, busy('acceptEarlierDate'))),
    at('offerGone', offered, step(taken, gone)),
    at('showingOrder.decliningOffer', offered, step(kept, hold('declineEarlierDate'))),
    at('offerNotDeclined', offered, step(kept, busy('declineEarlierDate'))),
  ];
}

/** Ways to what only a date that was chosen, another tab, another customer or some days bring about otherwise. */
export function waysToOrder(of: ReadonlyMap<string, WaysByState>): ByState[] {
  const after = (state: string, event: WayStep['event'], ...prepare: Preparation[]): Approach => {
    const way = given(of.get('manage-order'), `${machine.id}.${state}`);
    return { ...way, steps: [...way.steps, { machine: way.machine, at: way.at, event, prepare }] };
  };
  const tooLate = after(
    'showingOrder.readingOrder.upToDate',
    { type: 'dateChange.requested', visitId: '‹=found.order.appointments.0.id›' },
    { do: 'fault', operationId: 'getPlanInstallationV2', status: 404, body: refusal('installation.not-found') },
  );
  const refreshing = after('calendarNotMade', { type: 'order.requested' }, hold('getMemberOrder'));
  const placed = given(of.get('manage-order'), upToDate);
  const opened = (found: MemberOrder, ...steps: WayStep[]): Approach => ({
    ...placed,
    prepare: [...(placed.prepare ?? []), toldAs(found)],
    steps,
  });
  return [
    ...earlierDates(opened),
    endingIn(
      opened(owed, step(accountGiven, hold('payOutCompensation'))),
      machine,
      `${machine.id}.showingOrder.askingForPayout`,
    ),
    endingIn(opened(owed, step(accountGiven, busy('payOutCompensation'))), machine, `${machine.id}.payoutNotAsked`),
    endingIn(tooLate, machine, `${machine.id}.changeTooLate`),
    endingIn(refreshing, machine, `${machine.id}.showingOrder.refreshingOrder`),
  ];
}
