import { assign, setup } from 'xstate';
import { supplied } from '../shared/supplied.ts';
import type {
  ConsentLevel,
  Feature,
  FoundMember,
  SessionContext,
  SessionEvent,
  SessionInput,
  StartSessionInput,
} from './session.types.ts';

/**
 * Who is here, and the client session with its flags: two things that live side by side.
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
    startSession: supplied<Feature[], StartSessionInput>('startSession'),
  },
  delays: { lifetime: ({ context }) => context.lifetimeMs },
  guards: {
    isMember: (_, params: { found: FoundMember | null }) => params.found !== null,
    isOtherConsent: ({ context }, params: { level: ConsentLevel }) => params.level !== context.consentLevel,
  },
  actions: {
    storeMember: assign((_, { found }: { found: FoundMember | null }) => found ?? {}),
    forgetMember: assign({ member: null, isListed: false }),
    storeConsent: assign({ consentLevel: (_, params: { level: ConsentLevel }) => params.level }),
    storeFeatures: assign({ features: (_, params: { features: Feature[] }) => params.features }),
    // A rebuilt session starts from the consent that needs no asking (SC-04).
    fallBackToEssential: assign({ consentLevel: 'ESSENTIAL' }),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, member: null, isListed: false, features: [] }),
  type: 'parallel',
  states: {
    person: {
      description: 'Who is using the site.',
      initial: 'lookingUpMember',
      states: {
        lookingUpMember: {
          meta: { rows: ['AU-02'] },
          description: 'We ask once who is logged in.',
          tags: ['busy'],
          invoke: {
            id: 'findMember',
            src: 'findMember',
            input: {},
            onDone: [
              {
                guard: { type: 'isMember', params: ({ event }) => ({ found: event.output }) },
                target: 'member',
                actions: { type: 'storeMember', params: ({ event }) => ({ found: event.output }) },
              },
              { target: 'visitor' },
            ],
            onError: 'visitor',
          },
        },
        visitor: {
          meta: { rows: ['AU-01'] },
          description: 'Nobody is logged in.',
          entry: 'forgetMember',
          on: { 'member.loggedIn': 'lookingUpMember' },
        },
        member: {
          meta: { rows: ['AU-01'] },
          description: 'A member is logged in.',
          on: {
            'member.loggedIn': 'lookingUpMember',
            'member.loggedOut': 'visitor',
            'session.refused': 'visitor',
          },
        },
      },
    },
    clientSession: {
      description: 'The client session that carries consent and flags.',
      initial: 'startingSession',
      on: {
        // The service may give a member other flags than a visitor.
        'member.loggedIn': '.startingSession',
        'member.loggedOut': '.startingSession',
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
              actions: { type: 'storeFeatures', params: ({ event }) => ({ features: event.output }) },
            },
            // The site works without flags: every flag has a built-in default.
            onError: 'sessionNotStarted',
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
