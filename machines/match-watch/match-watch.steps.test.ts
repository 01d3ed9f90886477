import { describeCustomers, type Customer } from '../../studio/machine-tests/describe-customers.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { stillLoading } from '../shared/still-loading.ts';
import { failedWith, loading, matched } from '../switch-provider/switch-provider.cases.ts';
import { consented, starts } from './match-watch.cases.ts';
import { matchWatchMachine } from './match-watch.machine.ts';

const waits = starts['a customer who waits for the result'];
const goesOn = starts['a customer who goes on with the order'];
const hasOrdered = starts['a customer who has ordered'];

const notYet = failed('checkMatch', stillLoading);
const told = answered('checkMatch', consented);
const accepted = answered('checkMatch', { ...matched, state: 'ordered' });

/** Looks that end so, as many, each but the first after the wait that stands before it. */
const looks = (ending: ReturnType<typeof answered>, times: number) => [
  ending,
  ...Array.from({ length: times - 1 }, (_, before) => [Math.min(500 * 2 ** before, 8000), ending]).flat(),
];

type Waiting = Customer<typeof matchWatchMachine>;

/** Who waits so long for the next look, and no shorter. */
const waitsFor = (
  ms: number,
  begins: Waiting['begins'],
  past: NonNullable<Waiting['past']>,
): Record<string, Waiting> => ({
  [`${begins.pace}, just before ${ms} ms, after ${past.length} happenings`]: {
    begins,
    past: [...past, ms - 1],
    at: 'awaitingNextLook',
  },
  [`${begins.pace}, at ${ms} ms, after ${past.length} happenings`]: {
    begins,
    past: [...past, ms],
    at: 'looking',
    asks: { checkMatch: { switchId: loading.id, isPlaced: begins.pace === 'placed' } },
  },
});

describeCustomers(
  { machine: matchWatchMachine },
  {
    'a customer who waits has the result looked for at once (SW-05)': {
      begins: waits,
      at: 'looking',
      asks: { checkMatch: { switchId: loading.id, isPlaced: false } },
      steps: [
        [notYet, 'awaitingNextLook', { looks: 1, status: loading }],
        [answered('checkMatch', matched), 'matchAnswered', { status: matched }],
        [failed('checkMatch', offline), 'matchNotChecked', { failure: offline }],
      ],
      ignores: ['result.requested'],
    },
    'a customer who has waited for eight looks and the wait after each': {
      begins: waits,
      past: [...looks(notYet, 8), 8000],
      at: 'looking',
      steps: [
        [notYet, 'matchDelayed'],
        [failed('checkMatch', offline), 'matchNotChecked', { failure: offline }],
      ],
    },
    'a customer for whom the result is there': {
      begins: waits,
      past: [answered('checkMatch', failedWith('1106'))],
      at: 'matchAnswered',
      ends: { kind: 'answered', status: failedWith('1106') },
    },
    'a customer for whom nine looks have found nothing (SW-06)': {
      begins: waits,
      past: [...looks(notYet, 8), 8000, notYet],
      at: 'matchDelayed',
      ends: { kind: 'delayed' },
    },
    'a customer for whom a look failed (ER-04)': {
      begins: waits,
      past: [failed('checkMatch', offline)],
      at: 'matchNotChecked',
      ends: { kind: 'notChecked', failure: offline },
    },
    ...waitsFor(500, waits, [notYet]),
    ...waitsFor(1000, waits, looks(notYet, 2)),
    ...waitsFor(8000, waits, looks(notYet, 8)),
    'a customer who goes on with the order has time (SW-07)': {
      begins: goesOn,
      at: 'awaitingNextLook',
      steps: [['result.requested', 'looking', {}, { checkMatch: { switchId: loading.id, isPlaced: false } }]],
    },
    'the same, while we look': {
      begins: goesOn,
      past: [15_000],
      at: 'looking',
      steps: [
        [answered('checkMatch', matched), 'matchAnswered', { status: matched }],
        [notYet, 'awaitingNextLook', { status: loading }],
        [failed('checkMatch', offline), 'awaitingNextLook', { failure: null }],
      ],
    },
    ...waitsFor(15_000, goesOn, []),
    ...waitsFor(15_000, goesOn, [15_000, notYet]),
    'a customer who has ordered hears at once what is new of the switch (SW-09)': {
      begins: hasOrdered,
      at: 'looking',
      asks: { checkMatch: { switchId: loading.id, isPlaced: true } },
      steps: [
        [accepted, 'awaitingNextLook', { looks: 1, status: { state: 'ordered' } }],
        [failed('checkMatch', offline), 'awaitingNextLook', { looks: 1, status: consented, failure: null }],
      ],
    },
    ...waitsFor(500, hasOrdered, [told]),
    ...waitsFor(8000, hasOrdered, looks(told, 8)),
    ...waitsFor(15_000, hasOrdered, looks(told, 9)),
    ...waitsFor(15_000, hasOrdered, [...looks(told, 9), 15_000, told]),
    ...waitsFor(8000, { ...hasOrdered, looks: 7 }, [told]),
    ...waitsFor(60_000, hasOrdered, [accepted]),
    ...waitsFor(60_000, hasOrdered, [answered('checkMatch', failedWith('1202'))]),
  },
);
