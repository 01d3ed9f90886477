import { assign, setup } from 'xstate';
import { isEmail } from '../shared/email.ts';
import { failsTo, type Failure } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { paths } from '../shared/paths.ts';
import { supplied } from '../shared/supplied.ts';
import { sentPostcode, typedAddressErrors } from '../shared/typed-address.ts';
import { nameErrors } from '../shared/typed-text.ts';
import type { ProspectAddress } from '../address-check/address-check.types.ts';
import type {
  InterestForm,
  Prospect,
  RegisterInterestContext,
  RegisterInterestEvent,
  RegisterInterestInput,
  RegisterInterestRefusal,
  RegisterInterestView,
} from './register-interest.types.ts';

/**
 * Why the form is refused, by field (RI-03: the e-mail must be valid); empty when it can be sent. Where no address is known from the
 * check, a postcode at least is needed, or nobody could say when there is news for it (RI-01).
 */
export function interestErrors(
  form: InterestForm,
  address: ProspectAddress | null,
): Partial<Record<keyof InterestForm, RegisterInterestRefusal>> {
  const errors: ReturnType<typeof interestErrors> = {
    ...(address === null && typedAddressErrors(form, false)),
    ...nameErrors(form, false),
  };
  if (form.email.trim() === '') errors.email = 'emailMissing';
  else if (!isEmail(form.email.trim())) errors.email = 'emailWrong';
  return errors;
}

/** The address known from the check, else the one that was typed. */
const addressOf = ({ form, address }: RegisterInterestContext): ProspectAddress =>
  address ?? {
    postcode: sentPostcode(form.postcode),
    lines: form.streetNumber.trim() === '' ? [] : [form.streetNumber.trim()],
  };

function prospectOf(context: RegisterInterestContext): Prospect {
  const { form, transactionId } = context;
  const address = addressOf(context);
  return {
    firstName: form.firstName.trim(),
    email: form.email.trim(),
    ...(form.lastName.trim() === '' ? {} : { lastName: form.lastName.trim() }),
    ...(transactionId === null ? {} : { nccTransactionId: transactionId }),
    address,
    ...(address.uprn === undefined ? {} : { uprn: address.uprn }),
  };
}

/** The errand: leave an e-mail address to be the first to know when service comes. */
export const registerInterestMachine = setup({
  types: {
    context: {} as RegisterInterestContext,
    input: {} as RegisterInterestInput,
    events: {} as RegisterInterestEvent,
    meta: {} as JourneyMeta<RegisterInterestView>,
    tags: {} as JourneyTag,
  },
  actors: { registerProspect: supplied<void, Prospect>('registerProspect') },
  guards: {
    isFormComplete: ({ context }, params: InterestForm) =>
      Object.keys(interestErrors(params, context.address)).length === 0,
  },
  actions: {
    storeForm: assign({
      form: (_, { postcode, streetNumber, firstName, lastName, email }: InterestForm) => ({
        postcode,
        streetNumber,
        firstName,
        lastName,
        email,
      }),
      errors: {},
    }),
    refuseForm: assign({ errors: ({ context }, params: InterestForm) => interestErrors(params, context.address) }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'registerInterest',
  context: ({ input: { address, transactionId, member } }) => ({
    address,
    transactionId,
    form: {
      postcode: '',
      streetNumber: '',
      firstName: member?.firstName ?? '',
      lastName: member?.lastName ?? '',
      email: member?.email ?? '',
    },
    errors: {},
    failure: null,
  }),
  meta: { path: paths.registerInterest },
  initial: 'enteringDetails',
  states: {
    enteringDetails: {
      description:
        'Leave a name, an e-mail address and, where we do not know it yet, the home to be the first to know.',
      meta: { view: 'EnteringDetails', rows: ['RI-01', 'RI-03'] },
      on: {
        'interest.submitted': [
          {
            guard: { type: 'isFormComplete', params: ({ event }) => event },
            target: 'registeringInterest',
            actions: { type: 'storeForm', params: ({ event }) => event },
          },
          { actions: { type: 'refuseForm', params: ({ event }) => event } },
        ],
      },
    },
    registeringInterest: {
      description: 'We note the interest.',
      tags: ['busy', 'committing'],
      meta: { view: 'EnteringDetails', rows: ['RI-02'] },
      invoke: {
        id: 'registerProspect',
        src: 'registerProspect',
        input: ({ context }) => prospectOf(context),
        onDone: { target: 'interestRegistered', actions: 'clearFailure' },
        onError: failsTo('interestNotRegistered'),
      },
    },
    interestNotRegistered: {
      description: 'The interest could not be noted; nothing typed is lost: try again, or change it.',
      tags: ['failed', 'unsent'],
      meta: { view: 'InterestNotRegistered', rows: ['RI-02', 'ER-04'] },
      on: { 'retry.requested': 'registeringInterest', 'details.changed': 'enteringDetails' },
    },
    interestRegistered: {
      description: 'The interest is noted; we write when service comes.',
      meta: { view: 'InterestRegistered', rows: ['RI-01'] },
    },
  },
});
