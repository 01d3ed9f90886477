import type { AnyMachineSnapshot } from 'xstate';
import type { BookInstallContext } from '../../machines/book-install/book-install.types.ts';
import { selectAppointmentMachine } from '../../machines/select-appointment/select-appointment.machine.ts';
import { activeNodes } from '../model/definition.ts';
import type { Move } from '../model/explore.ts';
import type { Masked, MaskedEvent } from '../inspector/bridge/messages.types.ts';
import type { WayStep } from '../inspector/open-in-state/way.types.ts';
import { inventedPassword } from '../inspector/recording/invented.ts';
import { asTemplate, isReference } from '../inspector/recording/references.ts';
import { standing } from './standing.ts';

/** Said by the site, after pages of another journey: no way leads over it. */
const sitesOwn: ReadonlySet<string> = new Set(['member.loggedIn', 'logIn.abandoned']);

/** What was chosen is told by its place; what was typed is test data, and stays. */
function sendable(event: object, context: unknown): MaskedEvent {
  const template = asTemplate(event, context);
  const fields = Object.entries(event).map(([name, value]: [string, Masked]) => {
    if (value === inventedPassword) return [name, '‹password›'];
    // Nobody joins twice with one address.
    if (name === 'email' && 'password' in event && 'firstName' in event) return [name, '‹email›'];
    return [name, isReference(template[name]) ? template[name] : value];
  });
  return Object.fromEntries(fields) as MaskedEvent;
}

const chooseDate = (event: MaskedEvent): WayStep => ({
  machine: selectAppointmentMachine.id,
  at: standing(
    selectAppointmentMachine,
    'selectAppointment.choosingDate.selection.dateChosen',
    'selectAppointment.choosingDate.blocks.blocksLoaded',
    'selectAppointment.choosingDate.months.monthSettled',
  ),
  event,
});

/** What a customer does in the date selector until it ends so. */
function inDateSelector(answer: unknown, before: AnyMachineSnapshot): WayStep[] | null {
  const { kind, date } = (answer ?? {}) as { kind?: string; date?: string };
  if (kind === 'cancelled') return [chooseDate({ type: 'selection.cancelled' })];
  const isOutside = (before.context as BookInstallContext).visit === 'outsideVisit';
  // The sixth free date of an outside visit is too late for the in-home visit.
  const isLate = isOutside && date === '2026-03-10';
  return [
    ...(isLate ? [chooseDate({ type: 'date.chosen', date: '‹=blocks.0.freeDates.4.date›' })] : []),
    chooseDate({ type: 'selection.confirmed' }),
  ];
}

/** What has to be told for a move to happen: nothing for what happens by itself; null where no way can say it. */
export function eventsOf(move: Move, isAutomatic: boolean): WayStep[] | null {
  const { event, before } = move;
  if (isAutomatic || event.type.startsWith('xstate.after.')) return [];
  if (event.type === 'xstate.done.actor.selectAppointment')
    return inDateSelector('output' in event ? event.output : null, before);
  if ((event.type.startsWith('xstate.') && event.type !== 'xstate.route') || sitesOwn.has(event.type)) return null;
  return [
    {
      machine: before.machine.id,
      at: activeNodes(before).map(({ id }) => id),
      event: sendable(event, before.context),
    },
  ];
}
