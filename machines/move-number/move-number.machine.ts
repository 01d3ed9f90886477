import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { moveNumberSetup, tells } from './move-number.setup.ts';
import type { MoveNumberContext, NumberMove, NumberMoves } from './move-number.types.ts';
import { proving } from './proving.states.ts';

const loaded = ({ context: { way }, event }: { context: MoveNumberContext; event: { output: NumberMoves } }) => ({
  way,
  known: event.output,
});
const storeKnown = { type: 'storeKnown', params: loaded } as const;
const moveIn = ({ event }: { event: { output: NumberMove } }) => ({ move: event.output });
const storeMove = { type: 'storeMove', params: moveIn } as const;

/**
 * The errand: bring one's mobile number from another network, follow it or stop it, and take it away by a PAC, or leave without it by a STAC (PH-12). The address says which
 * of the three pages it is; a reload reads how the number stands.
 */
export const moveNumberMachine = moveNumberSetup.createMachine({
  id: 'moveNumber',
  context: ({ input: { way } }) => ({
    way,
    known: null,
    wanted: null,
    typed: null,
    errors: {},
    proofWay: null,
    codeRefusal: null,
    leavingCode: null,
    news: null,
    failure: null,
  }),
  initial: 'loadingNumber',
  states: {
    loadingNumber: {
      description: 'We look up the number, and how it comes or goes.',
      tags: ['busy'],
      meta: { view: 'LoadingNumber', rows: ['PH-12'] },
      invoke: {
        id: 'loadNumber',
        src: 'loadNumber',
        input: {},
        onDone: [
          { guard: { type: 'lacksSim', params: loaded }, target: 'needingSim', actions: storeKnown },
          { guard: { type: 'isToBring', params: loaded }, target: 'bringingNumber', actions: storeKnown },
          { guard: { type: 'isToLeave', params: loaded }, target: 'leavingWithNumber', actions: storeKnown },
          { target: 'showingNumber', actions: storeKnown },
        ],
        onError: failsTo('numberNotLoaded'),
      },
    },
    numberNotLoaded: {
      description: 'The number could not be looked up; try again.',
      tags: ['failed'],
      meta: { view: 'NumberNotLoaded', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'loadingNumber' },
    },
    needingSim: {
      description: 'No SIM of ours is on that could get the number, or has one: switch one on first.',
      meta: { view: 'NeedingSim', rows: ['PH-12'] },
    },
    showingNumber: {
      description: 'Read the number, and how one that is brought stands; stop that, or go on to one of the two ways.',
      meta: { view: 'ShowingNumber', rows: ['PH-12'] },
      initial: 'readingNumber',
      states: {
        readingNumber: {
          description: 'Read how the number stands.',
          on: { 'stop.requested': { guard: 'canBeStopped', target: 'stoppingMove', actions: 'forgetNews' } },
        },
        stoppingMove: {
          description: 'We have the network stop the move.',
          tags: ['busy', 'committing'],
          invoke: {
            id: 'stopMove',
            src: 'stopMove',
            input: ({ context: { known } }) => ({ moveId: needed(known?.move, 'a move that is stopped').id }),
            onDone: [
              {
                guard: { type: 'isBeingStopped', params: moveIn },
                target: 'readingNumber',
                actions: [storeMove, tells('beingStopped')],
              },
              { target: 'readingNumber', actions: [storeMove, tells('stopped')] },
            ],
            onError: [
              {
                guard: { type: 'isTooLate', params: failureOf },
                target: '#moveNumber.loadingNumber',
                actions: tells('tooLate'),
              },
              {
                guard: { type: 'isOutdated', params: failureOf },
                target: '#moveNumber.loadingNumber',
                actions: tells('outdated'),
              },
              failsTo('#moveNumber.moveNotStopped'),
            ],
          },
        },
      },
    },
    moveNotStopped: {
      description: 'The move could not be stopped; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'MoveNotStopped', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'showingNumber.stoppingMove', 'back.requested': 'showingNumber' },
    },
    bringingNumber: {
      description: 'Enter the PAC, the number that it is for, and the day.',
      meta: { view: 'BringingNumber', rows: ['PH-12'] },
      on: {
        'move.submitted': [
          {
            guard: { type: 'isRight', params: ({ event }) => event },
            target: 'askingProof',
            actions: { type: 'wantMove', params: ({ event }) => event },
          },
          { actions: { type: 'refuse', params: ({ event }) => event } },
        ],
      },
    },
    leavingWithNumber: {
      description: 'Read what ends, and choose a PAC, or a STAC without the number.',
      meta: { view: 'LeavingWithNumber', rows: ['PH-12'] },
      on: {
        'pac.requested': { target: 'askingProof', actions: { type: 'wantCode', params: { kind: 'PAC' } } },
        'stac.requested': { target: 'askingProof', actions: { type: 'wantCode', params: { kind: 'STAC' } } },
      },
    },
    ...proving,
  },
});
