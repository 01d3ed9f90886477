import { assign, setup } from 'xstate';
import { type Failed, failsTo, failureOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { newsDue, quietLook } from '../shared/quiet-look.ts';
import { supplied } from '../shared/supplied.ts';
import {
  backOf,
  isGoing,
  lineOf,
  mostOf,
  nextToGo,
  puttingBack,
  refusalOf,
  refusedIn,
  takingOut,
} from './fill-basket.rules.ts';
import type { Basket, BasketChange, FillBasketContext, FillBasketEvent, FillBasketView } from './fill-basket.types.ts';

/** Types, stubs and named steps of filling the basket. */
const fillBasketSetup = setup({
  types: {
    context: {} as FillBasketContext,
    events: {} as FillBasketEvent,
    meta: {} as JourneyMeta<FillBasketView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadBasket: supplied<Basket, Record<string, never>>('loadBasket'),
    lookForNews: supplied<Basket, Record<string, never>>('lookForNews'),
    changeBasket: supplied<Basket, BasketChange>('changeBasket'),
  },
  delays: { newsDue },
  guards: {
    isFilled: ({ context: { basket } }) => (basket?.lines.length ?? 0) > 0,
    /** Another number than there is, and no more than can be had. */
    isPossible: ({ context: { basket } }, { sku, quantity }: { sku: string; quantity: number }) => {
      const line = lineOf(basket, sku);
      if (!basket || !line) return false;
      return quantity !== line.quantity && quantity >= 1 && quantity <= mostOf(basket, line);
    },
    isInBasket: ({ context: { basket } }, { sku }: { sku: string }) => lineOf(basket, sku) !== undefined,
    /** In the basket, and nobody has asked yet for it to go. */
    isToGoNext: ({ context }, { sku }: { sku: string }) =>
      lineOf(context.basket, sku) !== undefined && !isGoing(context, sku),
    hasNextToGo: ({ context }) => nextToGo(context) !== undefined,
    canPutBack: ({ context }) => backOf(context) !== null,
    isRefused: (_, { failure }: Failed) => refusalOf(failure) !== null,
  },
  actions: {
    storeBasket: assign({ basket: (_, params: { basket: Basket }) => params.basket }),
    wantNumber: assign({
      change: (_, { sku, quantity }: { sku: string; quantity: number }) => ({ sku, quantity }),
      goingNext: ({ context: { goingNext } }, { sku }: { sku: string; quantity: number }) =>
        goingNext.filter((other) => other !== sku),
      takenOut: null,
    }),
    takeOut: assign(({ context }, { sku }: { sku: string }) => takingOut(context, sku)),
    takeOutLater: assign({
      goingNext: ({ context: { goingNext } }, { sku }: { sku: string }) => [...goingNext, sku],
    }),
    takeOutNext: assign(({ context }) => {
      const next = nextToGo(context);
      return next ? takingOut(context, next.sku) : {};
    }),
    putBack: assign({
      change: ({ context }) => {
        const back = backOf(context);
        return back && puttingBack(back);
      },
    }),
    /** What was taken out stays known until something else is done, so that it can be put back. */
    noteChange: assign({
      takenOut: ({ context: { change, takenOut } }) => (change?.quantity === 0 ? takenOut : null),
      change: null,
    }),
    storeRefusal: assign(({ context }, { failure }: Failed) => ({
      refused: refusedIn(context, failure),
      takenOut: null,
      change: null,
    })),
    forgetNews: assign({ refused: null, failure: null }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});

const store = {
  type: 'storeBasket',
  params: ({ event }: { event: { output: Basket } }) => ({ basket: event.output }),
} as const;

const byEvent = <Event>({ event }: { event: Event }): Event => event;

const putBack = {
  guard: 'canPutBack',
  target: '#fillBasket.showingBasket.changingBasket',
  actions: ['forgetNews', 'putBack'],
} as const;

/** A press on "Remove" while another change is under way is kept, and done after it. */
const laterOut = {
  guard: { type: 'isToGoNext', params: byEvent },
  actions: { type: 'takeOutLater', params: byEvent },
} as const;

/** What can be done to what is in the basket. */
const changes = {
  'quantity.chosen': {
    guard: { type: 'isPossible', params: byEvent },
    target: 'changingBasket',
    actions: ['forgetNews', { type: 'wantNumber', params: byEvent }],
  },
  'phone.takenOut': {
    guard: { type: 'isInBasket', params: byEvent },
    target: 'changingBasket',
    actions: ['forgetNews', { type: 'takeOut', params: byEvent }],
  },
  'undo.requested': putBack,
} as const;

/**
 * The errand: see what is about to be bought, change how much of it, and go on to check out. The basket is the gateway's: each answer
 * has all of it, with the prices of now.
 */
export const fillBasketMachine = fillBasketSetup.createMachine({
  id: 'fillBasket',
  context: { basket: null, change: null, takenOut: null, goingNext: [], refused: null, failure: null },
  initial: 'loadingBasket',
  states: {
    loadingBasket: {
      description: 'We fetch the basket.',
      tags: ['busy'],
      meta: { view: 'LoadingBasket', rows: ['PH-05'] },
      invoke: {
        id: 'loadBasket',
        src: 'loadBasket',
        input: {},
        onDone: { target: 'decidingBasket', actions: store },
        onError: failsTo('basketNotLoaded'),
      },
    },
    basketNotLoaded: {
      description: 'The basket could not be fetched; nothing in it is lost, try again.',
      tags: ['failed'],
      meta: { view: 'BasketNotLoaded', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loadingBasket', actions: 'clearFailure' } },
    },
    decidingBasket: {
      description: 'Something else is to be taken out, or there is something in the basket, or nothing.',
      always: [
        { guard: 'hasNextToGo', target: 'showingBasket.changingBasket', actions: 'takeOutNext' },
        { guard: 'isFilled', target: 'showingBasket' },
        { target: 'basketEmpty' },
      ],
    },
    basketEmpty: {
      description: 'Nothing is in the basket: look at the phones, or put back what was taken out.',
      meta: { view: 'BasketEmpty', rows: ['PH-05'] },
      on: { 'undo.requested': putBack },
    },
    showingBasket: {
      description: 'See what is in the basket, what it costs, until when that holds and when it comes.',
      meta: { view: 'ShowingBasket', rows: ['PH-05', 'PH-06'] },
      initial: 'readingBasket',
      states: {
        readingBasket: {
          description: 'Read the basket, choose how many of each, or take something out.',
          ...quietLook({
            while: 'isFilled',
            input: {},
            onDone: { target: '#fillBasket.decidingBasket', actions: store },
          }),
          on: changes,
        },
        changingBasket: {
          description: 'We change how many of one thing are in the basket; what is to go as well goes next.',
          tags: ['busy'],
          meta: { rows: ['PH-05'] },
          invoke: {
            id: 'changeBasket',
            src: 'changeBasket',
            input: ({ context: { change } }) => needed(change, 'the change that was asked for'),
            onDone: { target: '#fillBasket.decidingBasket', actions: [store, 'noteChange'] },
            onError: [
              {
                guard: { type: 'isRefused', params: failureOf },
                target: 'refreshingBasket',
                actions: { type: 'storeRefusal', params: failureOf },
              },
              failsTo('changeNotMade'),
            ],
          },
          on: { 'phone.takenOut': laterOut },
        },
        refreshingBasket: {
          description: 'The change was refused, so the page is older than the shop: we fetch the basket as it is now.',
          tags: ['busy'],
          meta: { rows: ['PH-05', 'PH-06'] },
          invoke: {
            id: 'loadBasket',
            src: 'loadBasket',
            input: {},
            onDone: { target: '#fillBasket.decidingBasket', actions: store },
            // What is known stays on the page, and so does why the change was refused.
            onError: '#fillBasket.decidingBasket',
          },
          on: { 'phone.takenOut': laterOut },
        },
        changeNotMade: {
          description: 'The change could not be made; nothing is lost, try again.',
          tags: ['failed', 'unsent'],
          meta: { rows: ['ER-04'] },
          on: { ...changes, 'retry.requested': { target: 'changingBasket', actions: 'clearFailure' } },
        },
      },
    },
  },
});
