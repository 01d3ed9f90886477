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
    'nobody is on the list without being a member (AU-12)': ({ context }) =>
      !context.isListed || context.member !== null,
    'the request id stays the same whatever happens (SC-04)': (snapshot) => snapshot.context.requestId === 'r-1',
  },
  moves: {
    'a failed look-up is not tried again by itself (AU-02)': ({ event, after }) =>
      event.type !== 'xstate.error.actor.findMember' || after.matches({ person: 'visitor' }),
    'a rebuilt session has the ESSENTIAL consent only (SC-04)': ({ event, before, after }) =>
      !(before.matches({ clientSession: 'sessionStarted' }) && event.type.startsWith('xstate.after.')) ||
      after.context.consentLevel === 'ESSENTIAL',
    'a changed consent starts a client session with it at once (SC-13)': ({ event, before, after }) =>
      event.type !== 'consent.changed' ||
      before.context.consentLevel === after.context.consentLevel ||
      after.matches({ clientSession: 'startingSession' }),
    'nothing but a change of consent or an expired session changes the consent (SC-04, SC-13)': ({
      event,
      before,
      after,
    }) =>
      before.context.consentLevel === after.context.consentLevel ||
      event.type === 'consent.changed' ||
      event.type.startsWith('xstate.after.'),
    'flags are asked for anew when somebody logs in or out, as they may be others (AU-11, SC-01)': ({ event, after }) =>
      !['member.loggedIn', 'member.loggedOut'].includes(event.type) ||
      after.matches({ clientSession: 'startingSession' }),
  },
});
