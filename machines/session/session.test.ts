import { describeMachine } from '../../tests/support/model/describe-machine.ts';
import { cases, facts, starts } from './session.cases.ts';
import { sessionMachine } from './session.machine.ts';

describeMachine({
  machine: sessionMachine,
  starts,
  cases,
  facts,
  ends: ['visitor', 'member'],
  invariants: {
    'a visitor has no member details (AU-02)': (snapshot) =>
      !snapshot.matches({ person: 'visitor' }) || snapshot.context.member === null,
    'a member is somebody (AU-01)': (snapshot) =>
      !snapshot.matches({ person: 'member' }) || snapshot.context.member !== null,
    'the request id stays the same whatever happens (SC-04)': (snapshot) => snapshot.context.requestId === 'r-1',
  },
  moves: {
    'a failed look-up is not tried again by itself (AU-02)': ({ event, after }) =>
      event.type !== 'xstate.error.actor.findMember' || after.matches({ person: 'visitor' }),
    'a rebuilt session has the ESSENTIAL consent only (SC-04)': ({ event, before, after }) =>
      !(before.matches({ clientSession: 'sessionStarted' }) && event.type.startsWith('xstate.after.')) ||
      after.context.consentLevel === 'ESSENTIAL',
  },
});
