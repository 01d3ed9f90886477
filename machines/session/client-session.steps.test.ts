import { describeSteps, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { member } from '../choose-plan/choose-plan.cases.ts';
import { answered, failed } from '../shared/model-case.ts';
import { cases, facts, offline, sessionOf, starts } from './session.cases.ts';
import { sessionMachine } from './session.machine.ts';

type SessionStep = Step<typeof sessionMachine>;

/** What asks for the client session again, with the same request id (SC-04, SC-05, SC-13). */
const askedAgain: readonly SessionStep[] = [
  // The flags of a member may be others than those of a visitor, and the name is to be said afresh (AU-11).
  ['member.loggedIn', 'startingSession', { namedId: undefined }],
  ['member.loggedOut', 'startingSession', { namedId: undefined }],
  ['member.loggedOutElsewhere', 'startingSession'],
  ['session.questioned', 'startingSession'],
  [
    { type: 'consent.changed', level: 'ESSENTIAL' },
    'startingSession',
    { consentLevel: 'ESSENTIAL' },
    { startSession: { requestId: 'r-1' } },
  ],
  [
    { type: 'consent.changed', level: 'FULL' },
    'startingSession',
    { consentLevel: 'FULL' },
    { startSession: { requestId: 'r-1' } },
  ],
];

describeSteps(
  { machine: sessionMachine, starts, cases, facts },
  {
    region: 'clientSession',
    begins: {
      'somebody who opens the site': 'startingSession',
      'a member who opens another page in the same tab': 'startingSession',
    },
    steps: {
      startingSession: [
        ...askedAgain,
        [
          answered('startSession', sessionOf(null)),
          'sessionStarted',
          { features: sessionOf(null).features, namedId: null },
        ],
        [
          answered('startSession', sessionOf(member.memberId)),
          'sessionStarted',
          { features: sessionOf(null).features, namedId: member.memberId },
        ],
        [answered('startSession', sessionOf('4102')), 'sessionStarted', { namedId: '4102' }],
        [failed('startSession', offline), 'sessionNotStarted'],
      ],
      sessionStarted: [
        ...askedAgain,
        [
          'xstate.after.lifetime.session.clientSession.sessionStarted',
          'startingSession',
          { consentLevel: 'ESSENTIAL' },
          { startSession: { requestId: 'r-1', consentLevel: 'ESSENTIAL' } },
        ],
      ],
      sessionNotStarted: [
        ...askedAgain,
        ['xstate.after.lifetime.session.clientSession.sessionNotStarted', 'startingSession'],
      ],
    },
  },
);
