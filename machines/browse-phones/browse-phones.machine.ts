import { assign, setup } from 'xstate';
import type { Asked } from '../shared/asked.ts';
import { type Failed, failsTo } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { supplied } from '../shared/supplied.ts';
import type {
  BrowsePhonesContext,
  BrowsePhonesEvent,
  BrowsePhonesInput,
  BrowsePhonesView,
  ListedPhone,
} from './browse-phones.types.ts';
import { wantedAt } from './wanted-phones.rules.ts';

/** Types, stubs and named steps of browsing the range. */
const browsePhonesSetup = setup({
  types: {
    context: {} as BrowsePhonesContext,
    input: {} as BrowsePhonesInput,
    events: {} as BrowsePhonesEvent,
    meta: {} as JourneyMeta<BrowsePhonesView>,
    tags: {} as JourneyTag,
  },
  actors: {
    /** Asks once the page is there: one that the build draws asks nobody. */
    loadPhones: supplied<ListedPhone[], void>('loadPhones'),
  },
  actions: {
    storeWanted: assign(({ context: { path, phones } }, { asked }: { asked: Asked }) => wantedAt(path, asked, phones)),
    storePhones: assign((_, { phones }: { phones: ListedPhone[] }) => ({ phones })),
    storeFailure: assign({ failure: (_, { failure }: Failed) => failure }),
    clearFailure: assign({ failure: null }),
  },
});

/**
 * The errand: find the phones that fit. What the customer looks for is what the address says, so that every filter is a
 * link, and Back, reload and a link in a message lead to the same list. The range is there from the start, as old as the
 * build; prices and stock of now come by one call, and no filter asks for anything.
 */
export const browsePhonesMachine = browsePhonesSetup.createMachine({
  id: 'browsePhones',
  context: ({ input: { path, phones, asked } }) => ({
    path,
    phones,
    ...wantedAt(path, asked, phones),
    failure: null,
  }),
  initial: 'showingPhones',
  states: {
    showingPhones: {
      description: 'Filter and sort the phones, and open one.',
      meta: { view: 'ShowingPhones', rows: ['PH-01', 'PH-02', 'PH-03'] },
      on: {
        'address.read': { actions: { type: 'storeWanted', params: ({ event: { asked } }) => ({ asked }) } },
      },
      initial: 'refreshing',
      states: {
        refreshing: {
          description: 'The phones are shown as they were when the page was built; we fetch prices and stock of now.',
          meta: { rows: ['PH-01'] },
          invoke: {
            id: 'loadPhones',
            src: 'loadPhones',
            onDone: {
              target: 'upToDate',
              actions: { type: 'storePhones', params: ({ event }) => ({ phones: event.output }) },
            },
            onError: failsTo('outOfDate'),
          },
        },
        upToDate: { description: 'Prices and stock are those of now.', meta: { rows: ['PH-01'] } },
        outOfDate: {
          description:
            'Prices and stock of now did not come: the phones stay, and the page says that it may have changed.',
          tags: ['failed'],
          meta: { rows: ['ER-04'] },
          on: { 'retry.requested': { target: 'refreshing', actions: 'clearFailure' } },
        },
      },
    },
  },
});
