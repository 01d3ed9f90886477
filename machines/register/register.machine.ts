import { assign, setup } from 'xstate';
import { codeOf, failsTo, type Failure, failureOf, statusOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { paths } from '../shared/paths.ts';
import { supplied } from '../shared/supplied.ts';
import { registrationErrors } from './register.rules.ts';
import type { RegisterContext, RegisterEvent, RegisterInput, Registration, RegisterView } from './register.types.ts';

/** The gateway’s own words for the fields that it refused; of a date of birth, the year is what it can refuse. */
function fieldsOf(failure: Failure): RegisterContext['errors'] {
  const problems = failure.kind === 'HttpError' ? failure.fields : [];
  return Object.fromEntries(
    problems.map(({ path, message }) => [path.replace(/^body\./, '').replace(/^birthDate$/, 'birthYear'), message]),
  );
}

/**
 * The errand: become a member, and be logged in at once.
 * The form's values stay in the form; only the event carries the password.
 */
export const registerMachine = setup({
  types: {
    context: {} as RegisterContext,
    input: {} as RegisterInput,
    events: {} as RegisterEvent,
    meta: {} as JourneyMeta<RegisterView>,
    tags: {} as JourneyTag,
  },
  actors: {
    registerMember: supplied<void, Registration>('registerMember'),
    welcomeMember: supplied<void, Record<string, never>>('welcomeMember'),
  },
  guards: {
    isFormComplete: ({ context }, params: Registration) =>
      Object.keys(registrationErrors(params, context.today)).length === 0,
    isEmailTaken: (_, params: { failure: Failure }) => codeOf(params.failure) === 'email.taken',
    isFormRefused: (_, params: { failure: Failure }) => statusOf(params.failure) === 400,
  },
  actions: {
    refuseForm: assign({ errors: ({ context }, params: Registration) => registrationErrors(params, context.today) }),
    refuseEmail: assign({ errors: { email: 'emailTaken' } }),
    takeFieldErrors: assign({ errors: (_, params: { failure: Failure }) => fieldsOf(params.failure) }),
    clearErrors: assign({ errors: {}, failure: null }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
  },
}).createMachine({
  id: 'register',
  context: ({ input }) => ({ ...input, errors: {}, failure: null }),
  meta: { path: paths.register },
  initial: 'enteringRegistration',
  states: {
    enteringRegistration: {
      id: 'enteringRegistration',
      description: 'Enter name, e-mail address, date of birth and a password.',
      route: {},
      meta: { view: 'EnteringRegistration', path: paths.register, rows: ['AU-10'] },
      on: {
        'registration.submitted': [
          {
            guard: { type: 'isFormComplete', params: ({ event }) => event },
            target: 'registeringMember',
            actions: 'clearErrors',
          },
          { actions: { type: 'refuseForm', params: ({ event }) => event } },
        ],
      },
    },
    registeringMember: {
      description: 'We make the account.',
      tags: ['busy', 'committing'],
      meta: { view: 'EnteringRegistration', rows: ['AU-10'] },
      invoke: {
        id: 'registerMember',
        src: 'registerMember',
        input: ({ event }) => needed(event.type === 'registration.submitted' ? event : null, 'a form'),
        onDone: 'welcomingMember',
        onError: [
          {
            guard: { type: 'isEmailTaken', params: failureOf },
            target: 'enteringRegistration',
            actions: 'refuseEmail',
          },
          {
            guard: { type: 'isFormRefused', params: failureOf },
            target: 'enteringRegistration',
            actions: { type: 'takeFieldErrors', params: failureOf },
          },
          failsTo('registrationNotAnswered'),
        ],
      },
    },
    registrationNotAnswered: {
      description: 'The account could not be made; nothing typed but the password is lost, try again.',
      tags: ['failed'],
      meta: { view: 'RegistrationNotAnswered', rows: ['AU-10', 'ER-04'] },
      on: { 'retry.requested': { target: 'enteringRegistration', actions: 'clearErrors' } },
    },
    welcomingMember: {
      description: 'The customer is a member and goes back to where they came from.',
      tags: ['busy'],
      meta: { view: 'WelcomingMember', rows: ['AU-02'] },
      invoke: {
        id: 'welcomeMember',
        src: 'welcomeMember',
        input: {},
        onDone: 'enteringRegistration',
        onError: failsTo('memberNotWelcomed'),
      },
    },
    memberNotWelcomed: {
      description: 'The account is there, but not who the member is: nothing is typed again, try again.',
      tags: ['failed'],
      meta: { view: 'MemberNotWelcomed', rows: ['AU-02', 'ER-04'] },
      on: { 'retry.requested': { target: 'welcomingMember', actions: 'clearErrors' } },
    },
  },
});
