import { assign, setup } from 'xstate';
import type { Asked } from '../shared/asked.ts';
import { type Failed, failsTo } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { supplied } from '../shared/supplied.ts';
import { addressOf, codeIn, countriesFor, refusalOf } from './look-up-charges.rules.ts';
import type {
  Charges,
  LookUpChargesContext,
  LookUpChargesEvent,
  LookUpChargesInput,
  LookUpChargesView,
} from './look-up-charges.types.ts';

type Typed = { text: string };

/** Types, stubs and named steps of looking up what a country costs. */
const lookUpChargesSetup = setup({
  types: {
    context: {} as LookUpChargesContext,
    input: {} as LookUpChargesInput,
    events: {} as LookUpChargesEvent,
    meta: {} as JourneyMeta<LookUpChargesView>,
    tags: {} as JourneyTag,
  },
  actors: {
    /** Asks once the page is there: one that the build draws asks nobody. */
    loadCharges: supplied<Charges, void>('loadCharges'),
    /** Goes to the address of a country, on the same page. */
    goToCountry: supplied<void, { path: string }>('goToCountry'),
  },
  guards: {
    isFound: ({ context: { charges } }, { text }: Typed) => charges !== null && countriesFor(charges, text).length > 0,
  },
  actions: {
    storeCharges: assign((_, { charges }: { charges: Charges }) => ({ charges })),
    // Who has come to a country has found what they typed for.
    storeCountry: assign((_, { asked }: { asked: Asked }) => ({ code: codeIn(asked), text: '', refusal: null })),
    storeText: assign((_, { text }: Typed) => ({ text, refusal: null })),
    refuse: assign((_, { text }: Typed) => ({ text, refusal: refusalOf(text) })),
    storeFailure: assign({ failure: (_, { failure }: Failed) => failure }),
    clearFailure: assign({ failure: null }),
  },
});

const typed = ({ event: { text } }: { event: Typed }) => ({ text });

/**
 * The errand: learn what it costs to use a SIM in another country, or to call there. All countries come by one call, so that one is found while its
 * name is typed; which one is shown stands in the address, so that Back, reload and a link in a message lead to it.
 */
export const lookUpChargesMachine = lookUpChargesSetup.createMachine({
  id: 'lookUpCharges',
  context: ({ input: { path, asked } }) => ({
    path,
    charges: null,
    code: codeIn(asked),
    text: '',
    refusal: null,
    failure: null,
  }),
  initial: 'lookingUpCharges',
  states: {
    lookingUpCharges: {
      description: 'Type a country, and read what it costs there.',
      meta: { view: 'LookingUpCharges', rows: ['MK-04'] },
      on: {
        'address.read': { actions: { type: 'storeCountry', params: ({ event: { asked } }) => ({ asked }) } },
        'country.typed': { actions: { type: 'storeText', params: typed } },
      },
      initial: 'loadingCharges',
      states: {
        loadingCharges: {
          description: 'We fetch what is charged today; a country can be typed already.',
          meta: { rows: ['MK-04'] },
          invoke: {
            id: 'loadCharges',
            src: 'loadCharges',
            onDone: {
              target: 'ready',
              actions: { type: 'storeCharges', params: ({ event }) => ({ charges: event.output }) },
            },
            onError: failsTo('chargesNotLoaded'),
          },
        },
        ready: {
          description: 'Countries come up as they are typed; the one that is chosen shows its charges.',
          meta: { rows: ['MK-04'] },
          on: {
            'search.submitted': [
              {
                guard: { type: 'isFound', params: typed },
                target: 'goingToCountry',
                actions: { type: 'storeText', params: typed },
              },
              { actions: { type: 'refuse', params: typed } },
            ],
          },
        },
        goingToCountry: {
          description: 'What was typed means a country: its charges come up.',
          meta: { rows: ['MK-04'] },
          invoke: {
            id: 'goToCountry',
            src: 'goToCountry',
            input: ({ context: { path, charges, text } }) => {
              const [country] = countriesFor(needed(charges, 'the charges'), text);
              return { path: addressOf(path, needed(country, 'the country')) };
            },
            onDone: 'ready',
            onError: 'ready',
          },
        },
        chargesNotLoaded: {
          description: 'The charges did not come: what is typed stays, and they can be asked for again.',
          tags: ['failed'],
          meta: { rows: ['ER-04'] },
          on: { 'retry.requested': { target: 'loadingCharges', actions: 'clearFailure' } },
        },
      },
    },
  },
});
