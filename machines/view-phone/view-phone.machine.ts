import { assign, setup } from 'xstate';
import type { Asked } from '../shared/asked.ts';
import { type Failed, failureOf, isMissing } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { supplied } from '../shared/supplied.ts';
import type { Phone, ViewPhoneContext, ViewPhoneEvent, ViewPhoneInput, ViewPhoneView } from './view-phone.types.ts';

/** Types, stubs and named steps of looking at a phone. */
const viewPhoneSetup = setup({
  types: {
    context: {} as ViewPhoneContext,
    input: {} as ViewPhoneInput,
    events: {} as ViewPhoneEvent,
    meta: {} as JourneyMeta<ViewPhoneView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadPhone: supplied<Phone, { slug: string }>('loadPhone'),
    /** The same of a phone that is shown already. Asks once the page is there: one that the build draws asks nobody. */
    refreshPhone: supplied<Phone, { slug: string }>('refreshPhone'),
  },
  guards: {
    isDrawn: ({ context: { phone } }) => phone !== null,
    isMissing: (_, { failure }: Failed) => isMissing(failure),
  },
  actions: {
    storeAsked: assign((_, { asked }: { asked: Asked }) => ({ asked })),
    storePhone: assign((_, { phone }: { phone: Phone }) => ({ phone, failure: null })),
    storeFailure: assign({ failure: (_, { failure }: Failed) => failure }),
    clearFailure: assign({ failure: null }),
  },
});

const store = { type: 'storeFailure', params: failureOf } as const;
const missing = { guard: { type: 'isMissing', params: failureOf }, target: '#viewPhone.phoneMissing' } as const;
const bySlug = ({ context: { slug } }: { context: ViewPhoneContext }) => ({ slug });
const storePhone = {
  type: 'storePhone',
  params: ({ event }: { event: { output: Phone } }) => ({ phone: event.output }),
} as const;

/**
 * The errand: see what can be bought of a phone, and what it costs. What is chosen of it stands in the address, so that every
 * choice is a link. A page that the build has drawn shows its phone from the start and hears what has changed since by one call.
 */
export const viewPhoneMachine = viewPhoneSetup.createMachine({
  id: 'viewPhone',
  context: ({ input }) => ({ ...input, failure: null }),
  on: { 'address.read': { actions: { type: 'storeAsked', params: ({ event: { asked } }) => ({ asked }) } } },
  initial: 'decidingPhone',
  states: {
    decidingPhone: {
      description: 'The page may have been drawn with its phone.',
      always: [{ guard: 'isDrawn', target: 'showingPhone' }, { target: 'loadingPhone' }],
    },
    loadingPhone: {
      description: 'We fetch the phone.',
      tags: ['busy'],
      meta: { view: 'LoadingPhone', rows: ['PH-04'] },
      invoke: {
        id: 'loadPhone',
        src: 'loadPhone',
        input: bySlug,
        onDone: { target: '#viewPhone.showingPhone.upToDate', actions: storePhone },
        onError: [missing, { target: 'phoneNotLoaded', actions: store }],
      },
    },
    phoneNotLoaded: {
      description: 'The phone could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'PhoneNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingPhone', actions: 'clearFailure' } },
    },
    phoneMissing: {
      description: 'We do not sell such a phone; see those that we sell.',
      meta: { view: 'PhoneMissing', rows: ['PH-04'] },
    },
    showingPhone: {
      description: 'Choose colour, storage and condition, and see what it costs at once and by instalments.',
      meta: { view: 'ShowingPhone', rows: ['PH-03', 'PH-04'] },
      initial: 'refreshing',
      states: {
        refreshing: {
          description: 'The phone is shown as it was when the page was built; we fetch prices and stock of now.',
          meta: { rows: ['PH-04'] },
          invoke: {
            id: 'refreshPhone',
            src: 'refreshPhone',
            input: bySlug,
            onDone: { target: 'upToDate', actions: storePhone },
            onError: [missing, { target: 'outOfDate', actions: store }],
          },
        },
        upToDate: { description: 'Prices and stock are those of now.', meta: { rows: ['PH-04'] } },
        outOfDate: {
          description:
            'Prices and stock of now did not come: the phone stays, and the page says that they may have changed.',
          tags: ['failed'],
          meta: { rows: ['ER-04'] },
          on: { 'retry.requested': { target: 'refreshing', actions: 'clearFailure' } },
        },
      },
    },
  },
});
