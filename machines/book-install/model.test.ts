import type { SnapshotFrom } from 'xstate';
import { activeNodes } from '../../studio/model/definition.ts';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './book-install.cases.ts';
import { bookInstallMachine } from './book-install.machine.ts';
import { areVisitsHeld, isSettled, isVisitSettled, visitNames } from './book-install.rules.ts';

const isIn = (snapshot: SnapshotFrom<typeof bookInstallMachine>, state: string) =>
  activeNodes(snapshot).some((node) => node.key === state);

describeMachine({
  machine: bookInstallMachine,
  starts,
  cases,
  facts,
  invariants: {
    'the customer goes on only when the network holds every visit that is needed (RS-04)': ({ status, context }) =>
      status !== 'done' || areVisitsHeld(context),
    'the in-home page is shown only with the outside visit chosen, where one is needed (BK-05)': (snapshot) =>
      !isIn(snapshot, 'choosingInHomeVisit') || isVisitSettled(snapshot.context, 'outsideVisit'),
    'a page of a visit is shown only where the visit is needed (BK-04)': (snapshot) =>
      (!isIn(snapshot, 'choosingOutsideVisit') || snapshot.context.installation?.preworkAppointmentRequired === true) &&
      (!isIn(snapshot, 'choosingInHomeVisit') || snapshot.context.installation?.inhomeAppointmentRequired === true),
    'the visit that is worked on is the one whose page is shown': (snapshot) =>
      (!isIn(snapshot, 'choosingOutsideVisit') || snapshot.context.visit === 'outsideVisit') &&
      (!isIn(snapshot, 'choosingInHomeVisit') || snapshot.context.visit === 'inHomeVisit'),
    'the network is asked with the engineer notes given and every date saved (BK-23)': (snapshot) =>
      !isIn(snapshot, 'reservingVisits') ||
      (snapshot.context.notes !== null &&
        visitNames.every(
          (name) => snapshot.context[name] === null || ['saved', 'held'].includes(snapshot.context[name].standing),
        )),
    'a failure is known exactly while it is shown': (snapshot) =>
      (snapshot.context.failure !== null) === snapshot.hasTag('failed'),
    'messages for the form are known only while it is open': (snapshot) =>
      Object.keys(snapshot.context.errors).length === 0 || isIn(snapshot, 'addingEngineerNotes'),
  },
  moves: {
    'a visit is held only by the word of the network (RS-04)': ({ event, before, after }) =>
      visitNames.every(
        (name) =>
          after.context[name]?.standing !== 'held' ||
          before.context[name]?.standing === 'held' ||
          event.type === 'xstate.done.actor.reserveVisits',
      ),
    'a rejection never costs the visit that is not listed (RS-05, RS-06)': ({ event, before, after }) =>
      event.type !== 'xstate.done.actor.reserveVisits' ||
      visitNames.every(
        (name) =>
          after.context[name]?.standing === 'rejected' ||
          (after.context[name]?.date === before.context[name]?.date &&
            (after.context[name] === null || isSettled(after.context[name]))),
      ),
    'closing the date selector changes no date': ({ event, before, after }) =>
      !JSON.stringify(event).includes('"cancelled"') ||
      visitNames.every((name) => before.context[name] === after.context[name]),
  },
});
