import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, corrected, facts, starts } from './session.cases.ts';
import { sessionMachine } from './session.machine.ts';

describeMachine({
  machine: sessionMachine,
  starts,
  cases,
  facts,
  ends: ['visitor', 'sessionEnded', 'loggedOutElsewhere', 'member'],
  invariants: {
    'where nobody is, there are no member details (AU-02)': (snapshot) =>
      !snapshot.matches({ person: 'nobody' }) || snapshot.context.member === null,
    'a member is somebody (AU-01)': (snapshot) =>
      !snapshot.matches({ person: 'somebody' }) || snapshot.context.member !== null,
    'nothing of the member before is there while we ask who the other one is (SC-05)': (snapshot) =>
      !snapshot.matches({ person: 'lookingUpWhoCame' }) || snapshot.context.member === null,
    'nobody is on the list without being a member (AU-12)': ({ context }) =>
      !context.isListed || context.member !== null,
    'the request id stays the same whatever happens (SC-04)': (snapshot) => snapshot.context.requestId === 'r-1',
  },
  moves: {
    'what is told of a member is kept of them alone, and makes nobody somebody else': ({ event, before, after }) =>
      event.type !== 'member.corrected' ||
      (after.context.member?.memberId === before.context.member?.memberId &&
        (after.context.member?.firstName === 'Ash') === (before.context.member?.memberId === corrected.memberId)),
    'a failed look-up is not tried again by itself (AU-02)': ({ event, after }) =>
      event.type !== 'xstate.error.actor.findMember' || after.matches({ person: 'nobody' }),
    'whom a look-up did not find is not looked up because the same name is said again (AU-02)': ({
      event,
      before,
      after,
    }) =>
      !before.matches({ person: 'nobody' }) ||
      !event.type.startsWith('xstate.done.actor.startSession') ||
      after.matches({ person: 'nobody' }) ||
      before.context.namedId !== after.context.namedId,
    'a client session that names nobody ends what the page knows of a member (SC-04, AU-07)': ({
      event,
      before,
      after,
    }) =>
      !before.matches({ person: 'somebody' }) ||
      !event.type.startsWith('xstate.done.actor.startSession') ||
      after.context.namedId !== null ||
      after.matches({ person: { nobody: 'sessionEnded' } }),
    'a client session that names another member leaves nothing of the one before (SC-05)': ({ event, before, after }) =>
      !before.matches({ person: 'somebody' }) ||
      !event.type.startsWith('xstate.done.actor.startSession') ||
      after.context.namedId === null ||
      after.context.namedId === before.context.member?.memberId ||
      after.matches({ person: 'lookingUpWhoCame' }),
    'nobody is looked up whom the first client session does not name (AU-02)': ({ event, before, after }) =>
      !before.matches({ person: 'waitingForName' }) ||
      !event.type.startsWith('xstate.done.actor.startSession') ||
      after.context.namedId !== null ||
      after.matches({ person: { nobody: 'visitor' } }),
    'a log-out in another tab is a log-out here (SC-05)': ({ event, before, after }) =>
      event.type !== 'member.loggedOutElsewhere' ||
      !before.matches({ person: 'somebody' }) ||
      after.matches({ person: { nobody: 'loggedOutElsewhere' } }),
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
      !['member.loggedIn', 'member.loggedOut', 'member.loggedOutElsewhere', 'session.questioned'].includes(
        event.type,
      ) || after.matches({ clientSession: 'startingSession' }),
  },
});
