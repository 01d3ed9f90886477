import { addingPhone } from './adding-phone.states.ts';
import { bySlug, missing, store, storePhone, viewPhoneSetup } from './view-phone.setup.ts';

/**
 * The errand: see what can be bought of a phone and what it costs, and put it into the basket. What is chosen of it stands in the address, so that every
 * choice is a link. A page that the build has drawn shows its phone from the start and hears what has changed since by one call.
 */
export const viewPhoneMachine = viewPhoneSetup.createMachine({
  id: 'viewPhone',
  context: ({ input }) => ({ ...input, wanted: null, basket: null, failure: null }),
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
          meta: { rows: ['PH-04', 'PH-05'] },
          invoke: {
            id: 'refreshPhone',
            src: 'refreshPhone',
            input: bySlug,
            onDone: [
              { guard: 'isWanted', target: 'addingPhone', actions: storePhone },
              { target: 'upToDate', actions: storePhone },
            ],
            onError: [missing, { target: 'outOfDate', actions: store }],
          },
          // Added only by the price and stock of now, which are on their way.
          on: { 'phone.wanted': { guard: 'canBeHad', actions: 'storeWanted' } },
        },
        upToDate: {
          description: 'Prices and stock are those of now.',
          meta: { rows: ['PH-04', 'PH-05'] },
          entry: 'forgetWanted',
          on: { 'phone.wanted': { guard: 'canBeHad', target: 'addingPhone', actions: 'storeWanted' } },
        },
        outOfDate: {
          description:
            'Prices and stock of now did not come: the phone stays, and the page says that they may have changed.',
          tags: ['failed'],
          meta: { rows: ['ER-04', 'PH-06'] },
          entry: 'leaveWanted',
          on: {
            'retry.requested': { target: 'refreshing', actions: 'clearFailure' },
            'phone.wanted': { guard: 'canBeHad', target: 'refreshing', actions: ['storeWanted', 'clearFailure'] },
          },
        },
        addingPhone,
      },
    },
  },
});
