import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { proofCodeOfEvent, type ProofWay } from '../shared/sim-proof.ts';
import { moveNumberSetup as s, tells } from './move-number.setup.ts';
import type { LeavingCode, NumberMove } from './move-number.types.ts';

type Done<Output> = { event: { output: Output } };

const moveIn = ({ event }: Done<NumberMove>) => ({ move: event.output });
const store = { type: 'storeMove', params: moveIn } as const;

/** Back to where it was said what is wanted. */
const back = [
  { guard: 'wantsMove', target: 'bringingNumber', actions: 'forgetWay' },
  { target: 'leavingWithNumber', actions: 'forgetWay' },
] as const;

const refusedCode = [
  { guard: { type: 'isCodeWrong', params: failureOf }, target: 'enteringCode', actions: 'refuseCode' },
  { guard: { type: 'isTooOften', params: failureOf }, target: 'enteringCode', actions: 'refuseTries' },
  { guard: { type: 'isOutdated', params: failureOf }, target: 'loadingNumber', actions: tells('outdated') },
] as const;

/** Whose number it is, and what is done once that is shown: no number comes or goes without a code. */
export const proving = {
  askingProof: s.createStateConfig({
    description: 'We see to a code: by email, or of the authenticator app.',
    tags: ['busy'],
    meta: { view: 'EnteringCode', rows: ['PH-12'] },
    invoke: {
      id: 'askProof',
      src: 'askProof',
      input: {},
      onDone: {
        target: 'enteringCode',
        actions: { type: 'storeWay', params: ({ event }: Done<ProofWay>) => ({ way: event.output }) },
      },
      onError: failsTo('codeNotSent'),
    },
  }),
  codeNotSent: s.createStateConfig({
    description: 'The code could not be sent; try again.',
    tags: ['failed'],
    meta: { view: 'CodeNotSent', rows: ['ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'askingProof', 'back.requested': back },
  }),
  enteringCode: s.createStateConfig({
    description: 'Enter the code, so that nobody else moves your number.',
    meta: { view: 'EnteringCode', rows: ['PH-12'] },
    on: {
      'code.submitted': [
        { guard: { type: 'isMoveWithCode', params: ({ event }) => event }, target: 'askingMove' },
        { guard: { type: 'isCodeComplete', params: ({ event }) => event }, target: 'fetchingCode' },
        { actions: 'refuseEmptyCode' },
      ],
      'code.requested': 'askingProof',
      'back.requested': back,
    },
  }),
  askingMove: s.createStateConfig({
    description: 'We have the network bring the number.',
    tags: ['busy', 'committing'],
    meta: { view: 'EnteringCode', rows: ['PH-12'] },
    invoke: {
      id: 'askMove',
      src: 'askMove',
      input: ({ context, event }) => {
        const { wanted } = context;
        const move = needed(wanted?.what === 'move' ? wanted : null, 'a move that is wanted');
        const { pac, phoneNumber, day } = move;
        return { pac, phoneNumber, day, code: proofCodeOfEvent({ context, event }) ?? '' };
      },
      onDone: [
        {
          guard: { type: 'isRefusedByNetwork', params: moveIn },
          target: 'bringingNumber',
          actions: [store, { type: 'refuseAsNetwork', params: moveIn }, 'forgetWay'],
        },
        {
          guard: { type: 'isAsked', params: moveIn },
          target: 'showingNumber',
          actions: [store, tells('asked'), 'forgetWay'],
        },
        { target: 'showingNumber', actions: [store, tells('accepted'), 'forgetWay'] },
      ],
      onError: [
        ...refusedCode,
        {
          guard: { type: 'isDayOver', params: failureOf },
          target: 'bringingNumber',
          actions: ['refuseDay', 'forgetWay'],
        },
        failsTo('moveNotAsked'),
      ],
    },
  }),
  moveNotAsked: s.createStateConfig({
    description: 'The network could not be asked for the number; try again, with another code.',
    tags: ['failed', 'unsent'],
    meta: { view: 'MoveNotAsked', rows: ['ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'askingProof', 'back.requested': { target: 'bringingNumber', actions: 'forgetWay' } },
  }),
  fetchingCode: s.createStateConfig({
    description: 'The network gives the PAC or the STAC, the same while it is good.',
    tags: ['busy'],
    meta: { view: 'EnteringCode', rows: ['PH-12'] },
    invoke: {
      id: 'fetchCode',
      src: 'fetchCode',
      input: ({ context, event }) => {
        const { wanted } = context;
        const { kind } = needed(wanted?.what === 'code' ? wanted : null, 'a code that is wanted');
        return { kind, code: proofCodeOfEvent({ context, event }) ?? '' };
      },
      onDone: {
        target: 'showingLeavingCode',
        actions: [
          { type: 'storeCode', params: ({ event }: Done<LeavingCode>) => ({ leavingCode: event.output }) },
          'forgetWay',
        ],
      },
      onError: [...refusedCode, failsTo('leavingCodeNotFetched')],
    },
  }),
  leavingCodeNotFetched: s.createStateConfig({
    description: 'The PAC or the STAC could not be fetched; try again, with another code.',
    tags: ['failed'],
    meta: { view: 'LeavingCodeNotFetched', rows: ['ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'askingProof', 'back.requested': { target: 'leavingWithNumber', actions: 'forgetWay' } },
  }),
  showingLeavingCode: s.createStateConfig({
    description: 'Read the PAC or the STAC, and what happens with it.',
    meta: { view: 'ShowingLeavingCode', rows: ['PH-12'] },
    exit: 'forgetCode',
    on: { 'back.requested': 'loadingNumber' },
  }),
};
