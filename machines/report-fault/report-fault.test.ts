import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './report-fault.cases.ts';
import { reportFaultMachine } from './report-fault.machine.ts';
import { isReportPossible, movableIn, openOf } from './report-fault.rules.ts';

describeMachine({
  machine: reportFaultMachine,
  starts,
  cases,
  facts,
  ends: ['describingFault', 'showingFault', 'faultOver', 'faultBlocked', 'planMissing'],
  invariants: {
    'a fault is followed for as long as one is open, and never a second one reported beside it (DB-01)': (snapshot) => {
      const { found } = snapshot.context;
      const isOpen = found !== null && openOf(found.faults) !== null;
      return snapshot.matches('showingFault') ? isOpen : !isOpen || !snapshot.matches('describingFault');
    },
    'nothing is sent that says too little': (snapshot) => {
      const { found, report } = snapshot.context;
      return !snapshot.matches('sendingReport') || (report !== null && isReportPossible(found, report));
    },
    'dates are chosen only for a visit that can be moved (DB-04)': (snapshot) =>
      !snapshot.matches({ showingFault: 'choosingDate' }) ||
      movableIn(snapshot.context.found, snapshot.context.visitId) !== null,
    'why none can be reported is known where none can': (snapshot) =>
      !snapshot.matches('faultBlocked') || (snapshot.context.found?.faults.blocked ?? null) !== null,
  },
  moves: {
    'a report is sent only by who has pressed for it (ER-04)': ({ event, before, after }) =>
      !after.matches('sendingReport') ||
      before.matches('sendingReport') ||
      ['report.submitted', 'retry.requested'].includes(event.type),
    'a repair is ended only by a member who has confirmed that it works again': ({ event, before, after }) =>
      !after.matches({ showingFault: 'closingFault' }) ||
      before.matches({ showingFault: 'closingFault' }) ||
      ['closure.confirmed', 'retry.requested'].includes(event.type),
    'a visit is moved only to a day that the member has chosen (BK-31)': ({ event, before, after }) =>
      !after.matches({ showingFault: 'movingVisit' }) ||
      before.matches({ showingFault: 'movingVisit' }) ||
      ['xstate.done.actor.selectAppointment', 'retry.requested'].includes(event.type),
    'what was typed is kept until a fault is there (ER-04)': ({ before, after }) =>
      before.context.report === null || after.context.report !== null || after.matches('showingFault'),
  },
});
