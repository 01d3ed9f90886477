import { assign, setup } from 'xstate';
import { failsTo, failureOf, type Failure } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { isDateNotYetOpen } from '../select-appointment/select-appointment.rules.ts';
import type { LocalDate } from '../shared/local-date.ts';
import { supplied } from '../shared/supplied.ts';
import * as rules from './choose-pair.rules.ts';
import type {
  Availability,
  ChoosePairContext,
  ChoosePairEvent,
  ChoosePairInput,
  ChoosePairOutput,
  ChoosePairView,
  LoadDatesInput,
  PairWish,
} from './choose-pair.types.ts';

const choosePairSetup = setup({
  types: {
    context: {} as ChoosePairContext,
    input: {} as ChoosePairInput,
    events: {} as ChoosePairEvent,
    output: {} as ChoosePairOutput,
    meta: {} as JourneyMeta<ChoosePairView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadOutsideDates: supplied<Availability, LoadDatesInput>('loadOutsideDates'),
    loadInHomeDates: supplied<Availability, LoadDatesInput>('loadInHomeDates'),
  },
  guards: {
    areOutsideDatesKnown: ({ context }) => context.outsideDates !== null,
    arePairsEnough: ({ context }) => rules.arePairsEnough(context),
    isBlockLeft: ({ context }) => context.nextBlock !== null,
    hasPairs: ({ context }) => rules.pairsShown(context).length > 0,
    areMoreLeft: ({ context }) => rules.areMoreLeft(context),
    isPairShown: ({ context }, params: { date: LocalDate }) => rules.pairOn(context, params.date) !== null,
    mayNarrow: ({ context }, params: PairWish) => rules.firstOutside(context) !== null && rules.isWish(params),
    /** The window of the gateway is counted from its own first date: a block behind it is refused, and the dates end before. */
    isBehindLastDate: (_, params: { failure: Failure }) => isDateNotYetOpen(params.failure),
  },
  actions: {
    storeOutsideDates: assign(({ context }, params: { availability: Availability }) =>
      rules.storeOutsideDates(context, params.availability),
    ),
    storeInHomeDates: assign(({ context }, params: { availability: Availability }) =>
      rules.storeInHomeDates(context, params.availability),
    ),
    endDates: assign({ nextBlock: null }),
    wantMore: assign({ wanted: ({ context }) => context.wanted + rules.pairsAtOnce }),
    /** Another day is a list of its own, from its first pair on. */
    narrow: assign((_, { weekday, slot }: PairWish) => ({ weekday, slot, wanted: rules.pairsAtOnce })),
    takePair: assign({ taken: ({ context }, params: { date: LocalDate }) => rules.pairOn(context, params.date) }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});

/**
 * The errand: both visits of a home at once, as a pair of dates that fits.
 * The outside dates come first, as they say from when on the home can be visited. Dates in the home come in blocks, until there are
 * pairs enough to show.
 */
export const choosePairMachine = choosePairSetup.createMachine({
  id: 'choosePair',
  context: ({ input }) => ({
    ...input,
    outsideDates: null,
    inHomeDates: [],
    leadTimeInDays: null,
    nextBlock: null,
    lastDate: null,
    wanted: rules.pairsAtOnce,
    weekday: null,
    slot: null,
    taken: null,
    failure: null,
  }),
  initial: 'choosingPair',
  states: {
    choosingPair: {
      description: 'Choose both dates at once, or each by itself.',
      meta: { view: 'ChoosingPair', rows: ['BK-05'] },
      initial: 'loadingOutsideDates',
      on: {
        'pair.taken': {
          guard: { type: 'isPairShown', params: ({ event }) => event },
          target: 'pairTaken',
          actions: { type: 'takePair', params: ({ event }) => event },
        },
        'pairs.narrowed': {
          guard: { type: 'mayNarrow', params: ({ event }) => event },
          target: '.decidingPairs',
          actions: { type: 'narrow', params: ({ event }) => event },
        },
        'eachDate.requested': 'eachDateRequested',
      },
      states: {
        loadingOutsideDates: {
          description: 'We fetch the first free dates outside, and how soon after them the home can be visited.',
          tags: ['busy'],
          meta: { rows: ['BK-11'] },
          invoke: {
            id: 'loadOutsideDates',
            src: 'loadOutsideDates',
            input: ({ context }) => ({ appointmentId: context.outsideAppointmentId, startDate: null }),
            onDone: {
              target: 'decidingPairs',
              actions: { type: 'storeOutsideDates', params: ({ event }) => ({ availability: event.output }) },
            },
            onError: failsTo('datesNotLoaded'),
          },
        },
        loadingInHomeDates: {
          description: 'We fetch a block of dates in the home, from the first one that the outside visit leaves.',
          tags: ['busy'],
          meta: { rows: ['BK-05', 'BK-11'] },
          invoke: {
            id: 'loadInHomeDates',
            src: 'loadInHomeDates',
            input: ({ context }) => ({ appointmentId: context.inHomeAppointmentId, startDate: context.nextBlock }),
            onDone: {
              target: 'decidingPairs',
              actions: { type: 'storeInHomeDates', params: ({ event }) => ({ availability: event.output }) },
            },
            onError: [
              { guard: { type: 'isBehindLastDate', params: failureOf }, target: 'decidingPairs', actions: 'endDates' },
              failsTo('datesNotLoaded'),
            ],
          },
        },
        decidingPairs: {
          description: 'Goes on until there are pairs enough to show, or no more dates.',
          always: [
            { guard: 'arePairsEnough', target: 'pairsProposed' },
            { guard: 'isBlockLeft', target: 'loadingInHomeDates' },
            { guard: 'hasPairs', target: 'pairsProposed' },
            { target: 'pairsMissing' },
          ],
        },
        pairsProposed: {
          description: 'Pairs of dates that fit, the one that works first at the top; take one, or look at more.',
          meta: { rows: ['BK-03', 'BK-05'] },
          on: { 'morePairs.requested': { guard: 'areMoreLeft', target: 'decidingPairs', actions: 'wantMore' } },
        },
        pairsMissing: {
          description: 'No pair of free dates fits; look at other days, or choose each date by itself.',
          meta: { rows: ['BK-19'] },
        },
        datesNotLoaded: {
          description: 'Free dates could not be fetched; try again, or take a pair that is shown.',
          tags: ['failed'],
          meta: { rows: ['BK-18'] },
          exit: 'clearFailure',
          on: {
            'retry.requested': [
              { guard: 'areOutsideDatesKnown', target: 'decidingPairs' },
              { target: 'loadingOutsideDates' },
            ],
          },
        },
      },
    },
    pairTaken: {
      description: 'The customer goes on with both dates.',
      type: 'final',
    },
    eachDateRequested: {
      description: 'The customer goes on to choose each date by itself.',
      type: 'final',
    },
  },
  output: ({ context }) => rules.outputOf(context),
});
