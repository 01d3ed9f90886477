import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  accepted,
  asked,
  beingStopped,
  cases,
  coming,
  dayOver,
  enters,
  entersNothing,
  expired,
  facts,
  failedBefore,
  lost,
  moveId,
  none,
  noSim,
  over,
  pac,
  proofWrong,
  simOff,
  stac,
  starts,
  stopped,
  submits,
  submitsWrong,
  tooLate,
  tooMany,
  typed,
  withCode,
} from './move-number.cases.ts';
import { moveNumberMachine } from './move-number.machine.ts';

const reading = 'showingNumber.readingNumber';
const stopping = 'showingNumber.stoppingMove';
const move = { pac: 'WRN400951', phoneNumber: '07700900951', day: '2026-11-26' };
const wanted = { what: 'move', ...move };
const backs = [
  ['back.requested', 'bringingNumber', { proofWay: null }],
  ['back.requested', 'leavingWithNumber', { proofWay: null }],
] as const;

describeSteps(
  { machine: moveNumberMachine, starts, cases, facts },
  {
    begins: { 'the number': 'loadingNumber', 'bringing a number': 'loadingNumber', leaving: 'loadingNumber' },
    steps: {
      loadingNumber: [
        [answered('loadNumber', none), reading, { known: none }],
        [answered('loadNumber', none), 'bringingNumber', { known: none }],
        [answered('loadNumber', none), 'leavingWithNumber', { known: none }],
        [answered('loadNumber', noSim), 'needingSim', { known: noSim }],
        [answered('loadNumber', lost), 'needingSim'],
        [answered('loadNumber', lost), reading],
        [answered('loadNumber', lost), 'leavingWithNumber'],
        [answered('loadNumber', coming), reading, { known: coming }],
        [answered('loadNumber', coming), 'leavingWithNumber'],
        [answered('loadNumber', failedBefore), reading],
        [answered('loadNumber', failedBefore), 'bringingNumber'],
        [answered('loadNumber', failedBefore), 'leavingWithNumber'],
        [answered('loadNumber', withCode), reading],
        [answered('loadNumber', withCode), 'bringingNumber'],
        [answered('loadNumber', withCode), 'leavingWithNumber'],
        [failed('loadNumber', offline), 'numberNotLoaded', { failure: offline }],
      ],
      numberNotLoaded: [['retry.requested', 'loadingNumber', { failure: null }, { loadNumber: {} }]],
      needingSim: [],
      [reading]: [['stop.requested', stopping, { news: null }, { stopMove: { moveId } }]],
      [stopping]: [
        [answered('stopMove', stopped), reading, { news: 'stopped', known: { ...coming, move: stopped } }],
        [answered('stopMove', beingStopped), reading, { news: 'beingStopped' }],
        [failed('stopMove', tooLate), 'loadingNumber', { news: 'tooLate' }],
        [failed('stopMove', over), 'loadingNumber', { news: 'outdated' }],
        [failed('stopMove', offline), 'moveNotStopped', { failure: offline }],
      ],
      moveNotStopped: [
        ['retry.requested', stopping, { failure: null }, { stopMove: { moveId } }],
        ['back.requested', reading, { failure: null }],
      ],
      bringingNumber: [
        [submits, 'askingProof', { wanted, typed, errors: {} }, { askProof: {} }],
        [submitsWrong, 'bringingNumber', { errors: { pac: 'pacForm' }, typed: { ...typed, pac: 'WRN4009' } }],
      ],
      leavingWithNumber: [
        ['pac.requested', 'askingProof', { wanted: { what: 'code', kind: 'PAC' } }],
        ['stac.requested', 'askingProof', { wanted: { what: 'code', kind: 'STAC' } }],
      ],
      askingProof: [
        [answered('askProof', 'EMAIL'), 'enteringCode', { proofWay: 'EMAIL', codeRefusal: null }],
        [answered('askProof', 'APP'), 'enteringCode', { proofWay: 'APP' }],
        [failed('askProof', offline), 'codeNotSent', { failure: offline }],
      ],
      codeNotSent: [['retry.requested', 'askingProof', { failure: null }], ...backs],
      enteringCode: [
        [enters, 'askingMove', {}, { askMove: { ...move, code: '123456' } }],
        [enters, 'fetchingCode', {}, { fetchCode: { code: '123456' } }],
        [entersNothing, 'enteringCode', { codeRefusal: 'missing' }],
        ['code.requested', 'askingProof'],
        ...backs,
      ],
      askingMove: [
        [answered('askMove', accepted), reading, { news: 'accepted', known: { move: accepted }, proofWay: null }],
        [answered('askMove', asked), reading, { news: 'asked' }],
        [answered('askMove', expired), 'bringingNumber', { errors: { pac: 'pacExpired' }, typed, proofWay: null }],
        [failed('askMove', proofWrong), 'enteringCode', { codeRefusal: 'wrong' }],
        [failed('askMove', tooMany), 'enteringCode', { codeRefusal: 'tooMany' }],
        [failed('askMove', simOff), 'loadingNumber', { news: 'outdated' }],
        [failed('askMove', dayOver), 'bringingNumber', { errors: { day: 'dayNotPossible' } }],
        [failed('askMove', offline), 'moveNotAsked', { failure: offline }],
      ],
      moveNotAsked: [
        ['retry.requested', 'askingProof', { failure: null }],
        ['back.requested', 'bringingNumber'],
      ],
      fetchingCode: [
        [answered('fetchCode', pac), 'showingLeavingCode', { leavingCode: pac, proofWay: null }],
        [answered('fetchCode', stac), 'showingLeavingCode', { leavingCode: stac }],
        [failed('fetchCode', proofWrong), 'enteringCode', { codeRefusal: 'wrong' }],
        [failed('fetchCode', tooMany), 'enteringCode', { codeRefusal: 'tooMany' }],
        [failed('fetchCode', simOff), 'loadingNumber', { news: 'outdated' }],
        [failed('fetchCode', offline), 'leavingCodeNotFetched', { failure: offline }],
      ],
      leavingCodeNotFetched: [
        ['retry.requested', 'askingProof', { failure: null }],
        ['back.requested', 'leavingWithNumber'],
      ],
      showingLeavingCode: [['back.requested', 'loadingNumber', { leavingCode: null }]],
    },
  },
);
