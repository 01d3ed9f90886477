import { assign, setup } from 'xstate';
import { codeOf, type Failed, failsTo, failureOf, isMissing } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { newsDue, quietLook } from '../shared/quiet-look.ts';
import { supplied } from '../shared/supplied.ts';
import { hasDetails, isDeparture, isUnderWay, objectionOf, toldOf } from './follow-switch.rules.ts';
import type {
  Followed,
  FollowSwitchContext,
  FollowSwitchEvent,
  FollowSwitchInput,
  FollowSwitchView,
  MemberSwitch,
  SwitchNewsTold,
} from './follow-switch.types.ts';

/** Types, stubs and named steps of following a switch. */
const followSwitchSetup = setup({
  types: {
    context: {} as FollowSwitchContext,
    input: {} as FollowSwitchInput,
    events: {} as FollowSwitchEvent,
    meta: {} as JourneyMeta<FollowSwitchView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadSwitch: supplied<Followed, FollowSwitchInput>('loadSwitch'),
    lookForNews: supplied<Followed, FollowSwitchInput>('lookForNews'),
    objectToSwitch: supplied<MemberSwitch, FollowSwitchInput>('objectToSwitch'),
  },
  delays: { newsDue },
  guards: {
    isMissing: (_, { failure }: Failed) => isMissing(failure),
    isDeparture: (_, { followed }: { followed: Followed }) => isDeparture(followed),
    isUnderWay: ({ context }) => isUnderWay(context),
    hasDetails: ({ context }) => hasDetails(context),
    canObject: ({ context }) => objectionOf(context) !== null,
    isOver: (_, { failure }: Failed) => codeOf(failure) === 'switch.over',
  },
  actions: {
    /** A name that is known stays, as what things are called may not come a second time. */
    storeSwitch: assign({
      followed: ({ context }, { followed }: { followed: Followed }) => ({
        ...followed,
        names: { ...context.followed?.names, ...followed.names },
      }),
    }),
    storeAnswer: assign({
      followed: ({ context: { followed } }, params: { found: MemberSwitch }) =>
        followed && { ...followed, found: params.found },
      told: (_, params: { found: MemberSwitch }) => toldOf(params.found),
    }),
    tell: assign({ told: (_, params: { told: SwitchNewsTold }) => params.told }),
    forgetNews: assign({ told: null }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});

const followedIn = ({ event }: { event: { output: Followed } }) => ({ followed: event.output });

const store = { type: 'storeSwitch', params: followedIn } as const;

const asked = ({ context: { memberId, switchId } }: { context: FollowSwitchContext }) => ({ memberId, switchId });

const news = quietLook({ while: 'isUnderWay', input: asked, onDone: { target: 'upToDate', actions: store } });

/**
 * The errand: follow a switch, to us or to another provider, read what it means, and say that one wasn't asked for (SW-10 to
 * SW-12). Which switch it is stands in the address and comes in as input, so no state has an address of its own: a reload reads
 * how it stands.
 */
export const followSwitchMachine = followSwitchSetup.createMachine({
  id: 'followSwitch',
  context: ({ input: { memberId, switchId } }) => ({
    memberId,
    switchId,
    followed: null,
    told: null,
    failure: null,
  }),
  initial: 'loadingSwitch',
  states: {
    loadingSwitch: {
      description: 'We look up how the switch stands.',
      tags: ['busy'],
      meta: { view: 'LoadingSwitch', rows: ['DB-03'] },
      invoke: {
        id: 'loadSwitch',
        src: 'loadSwitch',
        input: asked,
        onDone: [
          { guard: { type: 'isDeparture', params: followedIn }, target: 'followingDeparture', actions: store },
          { target: 'followingArrival', actions: store },
        ],
        onError: [
          { guard: { type: 'isMissing', params: failureOf }, target: 'switchMissing' },
          failsTo('switchNotLoaded'),
        ],
      },
    },
    switchMissing: {
      description: 'The member has no switch at this address.',
      meta: { view: 'SwitchMissing', rows: ['ER-04'] },
    },
    switchNotLoaded: {
      description: 'How the switch stands could not be fetched; try again.',
      tags: ['failed'],
      meta: { view: 'SwitchNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingSwitch', actions: 'clearFailure' } },
    },
    followingArrival: {
      description: 'Follow the switch from the old provider, and put right what went wrong with it.',
      meta: { view: 'FollowingArrival', rows: ['DB-03', 'SW-11'] },
      initial: 'readingArrival',
      states: {
        readingArrival: {
          description: 'Read how the switch goes.',
          ...news,
          on: { 'details.requested': 'switchReady', 'progress.requested': '#followSwitch.loadingSwitch' },
        },
        switchReady: {
          description: 'Read everything about the switch: its reference, its day, how it works.',
          meta: { view: 'SwitchReady', modal: true, rows: ['DB-03', 'SW-10', 'SW-11'] },
          on: { 'details.closed': 'readingArrival' },
        },
      },
    },
    followingDeparture: {
      description: 'Read what a switch to another provider ends and costs, and when.',
      meta: { view: 'FollowingDeparture', rows: ['DB-03', 'SW-12'] },
      initial: 'readingDeparture',
      states: {
        readingDeparture: {
          description: 'Read what the switch means, or say that it was not asked for.',
          ...news,
          on: {
            'details.requested': { guard: 'hasDetails', target: 'switchReady', actions: 'forgetNews' },
            'objection.requested': { guard: 'canObject', target: 'confirmingObjection', actions: 'forgetNews' },
          },
        },
        switchReady: {
          description: 'Read everything about the switch: its reference, its day, how it works.',
          meta: { view: 'SwitchReady', modal: true, rows: ['DB-03', 'SW-10', 'SW-12'] },
          on: { 'details.closed': 'readingDeparture' },
        },
        confirmingObjection: {
          description: 'Confirm that the switch was not asked for.',
          meta: { view: 'ConfirmingObjection', modal: true, rows: ['SW-12'] },
          on: { 'objection.confirmed': 'objecting', 'objection.declined': 'readingDeparture' },
        },
        objecting: {
          description: 'We stop the switch, or ask the other provider to.',
          tags: ['busy', 'committing'],
          meta: { view: 'ConfirmingObjection', modal: true, rows: ['SW-12'] },
          invoke: {
            id: 'objectToSwitch',
            src: 'objectToSwitch',
            input: asked,
            onDone: {
              target: 'readingDeparture',
              actions: { type: 'storeAnswer', params: ({ event }) => ({ found: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isOver', params: failureOf },
                target: '#followSwitch.loadingSwitch',
                actions: { type: 'tell', params: { told: 'overAlready' } },
              },
              failsTo('#followSwitch.objectionNotSent'),
            ],
          },
        },
      },
    },
    objectionNotSent: {
      description: 'That the switch was not asked for could not be sent; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'ObjectionNotSent', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'followingDeparture.objecting', 'switch.requested': 'followingDeparture' },
    },
  },
});
