import { assign, setup } from 'xstate';
import type { JourneyMember } from '../shared/journey-meta.ts';
import { supplied } from '../shared/supplied.ts';
import type { Feature, SessionContext, SessionEvent, SessionInput, StartSessionInput } from './session.types.ts';

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
    findMember: supplied<JourneyMember | null, Record<string, never>>('findMember'),
    startSession: supplied<Feature[], StartSessionInput>('startSession'),
  },
  delays: { lifetime: ({ context }) => context.lifetimeMs },
  guards: { isMember: (_, params: { member: JourneyMember | null }) => params.member !== null },
  actions: {
    storeMember: assign({ member: (_, params: { member: JourneyMember | null }) => params.member }),
    forgetMember: assign({ member: null }),
    storeFeatures: assign({ features: (_, params: { features: Feature[] }) => params.features }),
    // A rebuilt session starts from the consent that needs no asking (SC-04).
    fallBackToEssential: assign({ consentLevel: 'ESSENTIAL' }),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, member: null, features: [] }),
  type: 'parallel',
  states: {
    person: {
      description: 'Who is using the site.',
      initial: 'lookingUpMember',
      states: {
        lookingUpMember: {
          description: 'We ask once who is logged in.',
          tags: ['busy'],
          invoke: {
            id: 'findMember',
            src: 'findMember',
            input: {},
            onDone: [
              {
                guard: { type: 'isMember', params: ({ event }) => ({ member: event.output }) },
                target: 'member',
                actions: { type: 'storeMember', params: ({ event }) => ({ member: event.output }) },
              },
              { target: 'visitor' },
            ],
            onError: 'visitor',
          },
        },
        visitor: {
          description: 'Nobody is logged in.',
          entry: 'forgetMember',
          on: { 'member.loggedIn': 'lookingUpMember' },
        },
        member: {
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
      states: {
        startingSession: {
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
          description: 'The client session is valid until its lifetime ends.',
          after: { lifetime: { target: 'startingSession', actions: 'fallBackToEssential' } },
        },
        sessionNotStarted: {
          description: 'There is no client session; the defaults serve until the next try.',
          after: { lifetime: 'startingSession' },
          on: { 'member.loggedIn': 'startingSession' },
        },
      },
    },
  },
});
