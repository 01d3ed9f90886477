import { assign, raise, setup } from 'xstate';
import type { JourneyMember } from '../shared/journey-meta.ts';
import { supplied } from '../shared/supplied.ts';
import type {
  ConsentLevel,
  FoundMember,
  SessionContext,
  SessionEvent,
  SessionInput,
  StartedSession,
  StartSessionInput,
} from './session.types.ts';

const found = ({ event }: { event: { output: FoundMember | null } }) => ({ found: event.output });

/** The call that tells who is logged in. Where it leads when somebody is, depends on who asks. */
const findingMember = <const Target extends string>(target: Target) =>
  ({
    id: 'findMember',
    src: 'findMember',
    input: {},
    onDone: [
      { guard: { type: 'isMember', params: found }, target, actions: { type: 'storeMember', params: found } },
      { target: 'nobody' },
    ],
    onError: 'nobody',
  }) as const;

/**
 * Who is here, and the client session with its flags: two things that live side by side. The client session says whose
 * it is whenever it is started, so that the end of the member's session, or another member, is noticed in every tab.
 * The member look-up is tried once; a failure of it means a visitor and is never shown (AU-02).
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    input: {} as SessionInput,
    events: {} as SessionEvent,
  },
  actors: {
    findMember: supplied<FoundMember | null, Record<string, never>>('findMember'),
    startSession: supplied<StartedSession, StartSessionInput>('startSession'),
  },
  delays: { lifetime: ({ context }) => context.lifetimeMs },
  guards: {
    isRemembered: ({ context }) => context.isRemembered,
    isMember: (_, params: { found: FoundMember | null }) => params.found !== null,
    isNobody: (_, params: { memberId: string | null }) => params.memberId === null,
    isSomebodyNew: (_, params: { memberId: string | null; isNews: boolean }) =>
      params.memberId !== null && params.isNews,
    isSomebodyElse: ({ context }, params: { memberId: string | null }) =>
      params.memberId !== null && params.memberId !== context.member?.memberId,
    isOtherConsent: ({ context }, params: { level: ConsentLevel }) => params.level !== context.consentLevel,
  },
  actions: {
    storeMember: assign((_, { found }: { found: FoundMember | null }) => found ?? {}),
    correctMember: assign({
      // What is told of whoever was here before is nothing to whoever is here now.
      member: ({ context: { member } }, { member: told }: { member: JourneyMember }) =>
        member?.memberId === told.memberId ? told : member,
    }),
    forgetMember: assign({ member: null, isListed: false }),
    forgetName: assign({ namedId: undefined }),
    storeConsent: assign({ consentLevel: (_, params: { level: ConsentLevel }) => params.level }),
    storeSession: assign((_, { features, memberId }: StartedSession) => ({ features, namedId: memberId })),
    // A rebuilt session starts from the consent that needs no asking (SC-04).
    fallBackToEssential: assign({ consentLevel: 'ESSENTIAL' }),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, member: null, isListed: false, features: [], namedId: undefined }),
  type: 'parallel',
  states: {
    person: {
      description: 'Who is using the site.',
      initial: 'waitingForName',
      on: {
        'member.loggedIn': '.lookingUpMember',
        'member.loggedOut': '.nobody.visitor',
      },
      states: {
        waitingForName: {
          meta: { rows: ['AU-02'] },
          description: 'The client session, which is on its way, tells whether there is a member to look up.',
          tags: ['busy'],
          always: { guard: 'isRemembered', target: 'lookingUpMember' },
          on: {
            'session.named': [
              { guard: { type: 'isNobody', params: ({ event }) => event }, target: 'nobody' },
              { target: 'lookingUpMember' },
            ],
            'session.notNamed': 'lookingUpMember',
          },
        },
        lookingUpMember: {
          meta: { rows: ['AU-02'] },
          description: 'We ask once who is logged in.',
          tags: ['busy'],
          invoke: findingMember('somebody'),
        },
        lookingUpWhoCame: {
          meta: { rows: ['SC-05'] },
          description: 'Somebody has logged in in another tab. We ask who that is.',
          tags: ['busy'],
          entry: 'forgetMember',
          invoke: findingMember('somebody.loggedInElsewhere'),
        },
        nobody: {
          description: 'Nobody is logged in.',
          entry: 'forgetMember',
          initial: 'visitor',
          on: {
            'session.named': {
              guard: { type: 'isSomebodyNew', params: ({ event }) => event },
              target: 'lookingUpWhoCame',
            },
          },
          states: {
            visitor: {
              meta: { rows: ['AU-01'] },
              description: 'A visitor, of whom nothing is known.',
            },
            sessionEnded: {
              meta: { rows: ['SC-04', 'AU-07'] },
              description: 'A member was here. Their session has ended, and we say so.',
              on: { 'member.loggedOutElsewhere': 'loggedOutElsewhere' },
            },
            loggedOutElsewhere: {
              meta: { rows: ['SC-05', 'AU-07'] },
              description: 'A member was here and has logged out in another tab. We say so.',
            },
          },
        },
        somebody: {
          description: 'A member is logged in.',
          initial: 'member',
          on: {
            'member.corrected': { actions: { type: 'correctMember', params: ({ event }) => event } },
            'member.loggedOutElsewhere': 'nobody.loggedOutElsewhere',
            'session.refused': 'nobody.sessionEnded',
            'session.named': [
              { guard: { type: 'isNobody', params: ({ event }) => event }, target: 'nobody.sessionEnded' },
              { guard: { type: 'isSomebodyElse', params: ({ event }) => event }, target: 'lookingUpWhoCame' },
            ],
          },
          states: {
            member: {
              meta: { rows: ['AU-01'] },
              description: 'The member who has logged in here.',
            },
            loggedInElsewhere: {
              meta: { rows: ['SC-05'] },
              description: 'A member who has logged in in another tab. We say so.',
              on: { 'news.read': 'member' },
            },
          },
        },
      },
    },
    clientSession: {
      description: 'The client session that carries consent and flags, and says whose it is.',
      initial: 'startingSession',
      on: {
        // The service may give a member other flags than a visitor.
        'member.loggedIn': { target: '.startingSession', actions: 'forgetName' },
        'member.loggedOut': { target: '.startingSession', actions: 'forgetName' },
        'member.loggedOutElsewhere': '.startingSession',
        'session.questioned': '.startingSession',
        'consent.changed': {
          guard: { type: 'isOtherConsent', params: ({ event }) => event },
          target: '.startingSession',
          actions: { type: 'storeConsent', params: ({ event }) => event },
        },
      },
      states: {
        startingSession: {
          meta: { rows: ['SC-01', 'SC-02'] },
          description: 'We start the client session and learn its flags.',
          invoke: {
            id: 'startSession',
            src: 'startSession',
            input: ({ context }) => ({ requestId: context.requestId, consentLevel: context.consentLevel }),
            onDone: {
              target: 'sessionStarted',
              actions: [
                raise(({ context, event }) => {
                  const { memberId } = event.output;
                  const { namedId } = context;
                  return { type: 'session.named', memberId, isNews: namedId !== undefined && namedId !== memberId };
                }),
                { type: 'storeSession', params: ({ event }) => event.output },
              ],
            },
            // The site works without flags: every flag has a built-in default.
            onError: { target: 'sessionNotStarted', actions: raise({ type: 'session.notNamed' }) },
          },
        },
        sessionStarted: {
          meta: { rows: ['SC-03'] },
          description: 'The client session is valid until its lifetime ends.',
          after: { lifetime: { target: 'startingSession', actions: 'fallBackToEssential' } },
        },
        sessionNotStarted: {
          meta: { rows: ['SC-01'] },
          description: 'There is no client session; the defaults serve until the next try.',
          after: { lifetime: 'startingSession' },
        },
      },
    },
  },
});
