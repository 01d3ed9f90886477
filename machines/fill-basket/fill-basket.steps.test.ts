import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { due } from '../shared/quiet-look.cases.ts';
import {
  basketOf,
  both,
  cases,
  dearer,
  empty,
  facts,
  full,
  galaxy,
  gone,
  noneLeft,
  pixel,
  soldOut,
  starts,
} from './fill-basket.cases.ts';
import { fillBasketMachine } from './fill-basket.machine.ts';

const { sku } = galaxy;
const second = { type: 'quantity.chosen', sku, quantity: 2 };
const takeGalaxy = { type: 'phone.takenOut', sku };
const takePixel = { type: 'phone.takenOut', sku: pixel.sku };
const changing = 'showingBasket.changingBasket';

/** What can be done wherever the basket is shown. */
const changes = [
  [second, changing, { failure: null, refused: null }, { changeBasket: { sku, quantity: 2 } }],
  [takeGalaxy, changing, { takenOut: { sku } }, { changeBasket: { sku, quantity: 0 } }],
  [takePixel, changing, { takenOut: pixel }, { changeBasket: { sku: pixel.sku, quantity: 0 } }],
] as const;

/** A press on "Remove" while another change is under way is kept, and done after it. */
const laterOut = (place: string) =>
  [
    [takeGalaxy, place, {}],
    [takePixel, place, {}],
  ] as const;

const two = { ...galaxy, quantity: 2 };
const changedTo = [[galaxy], [two], [pixel], [galaxy, pixel], [two, pixel]].map((lines) => basketOf(...lines));

const refusals = [
  [noneLeft, 'outOfStock'],
  [full, 'full'],
  [dearer, 'dearer'],
  [gone, 'gone'],
] as const;

describeSteps(
  { machine: fillBasketMachine, starts, cases, facts },
  {
    begins: { 'a visitor with two phones': 'loadingBasket' },
    steps: {
      loadingBasket: [
        [answered('loadBasket', both), 'showingBasket.readingBasket.upToDate', { basket: both }],
        [answered('loadBasket', empty), 'basketEmpty', { basket: empty }],
        [failed('loadBasket', offline), 'basketNotLoaded', { failure: offline }],
      ],
      basketNotLoaded: [['retry.requested', 'loadingBasket', { failure: null }, { loadBasket: {} }]],
      basketEmpty: [
        // At the price that it had, and not at a higher one without a word.
        ['undo.requested', changing, {}],
      ],
      'showingBasket.readingBasket.upToDate': [
        ...changes,
        ['undo.requested', changing, {}],
        [due('fillBasket.showingBasket.readingBasket'), 'showingBasket.readingBasket.lookingForNews', {}],
      ],
      'showingBasket.readingBasket.lookingForNews': [
        ...changes,
        ['undo.requested', changing, {}],
        [answered('lookForNews', soldOut), 'showingBasket.readingBasket.upToDate', { basket: soldOut }],
        [answered('lookForNews', empty), 'basketEmpty', { basket: empty }],
        [failed('lookForNews', offline), 'showingBasket.readingBasket.upToDate', { failure: null }],
      ],
      [changing]: [
        ...laterOut(changing),
        ...[galaxy, pixel].map(
          (line) =>
            [
              answered('changeBasket', basketOf(line)),
              changing,
              { basket: basketOf(line), takenOut: line, goingNext: [] },
              { changeBasket: { sku: line.sku, quantity: 0 } },
            ] as const,
        ),
        ...[[two], [galaxy, pixel], [two, pixel]].map(
          (lines) => [answered('changeBasket', basketOf(...lines)), changing, { goingNext: [] }] as const,
        ),
        [answered('changeBasket', empty), 'basketEmpty', { basket: empty, change: null }],
        ...changedTo.map(
          (basket) =>
            [
              answered('changeBasket', basket),
              'showingBasket.readingBasket.upToDate',
              { basket, change: null },
            ] as const,
        ),
        ...refusals.map(
          ([failure, refusal]) =>
            [
              failed('changeBasket', failure),
              'showingBasket.refreshingBasket',
              { refused: { refusal }, change: null, takenOut: null },
              { loadBasket: {} },
            ] as const,
        ),
        [failed('changeBasket', offline), 'showingBasket.changeNotMade', { failure: offline }],
      ],
      'showingBasket.refreshingBasket': [
        ...laterOut('showingBasket.refreshingBasket'),
        [answered('loadBasket', both), changing, { goingNext: [] }],
        [failed('loadBasket', offline), changing, { goingNext: [] }],
        [answered('loadBasket', both), 'showingBasket.readingBasket.upToDate', { basket: both }],
        [answered('loadBasket', empty), 'basketEmpty', { basket: empty }],
        [failed('loadBasket', offline), 'showingBasket.readingBasket.upToDate', { failure: null }],
        [failed('loadBasket', offline), 'basketEmpty', { failure: null }],
      ],
      'showingBasket.changeNotMade': [
        ...changes,
        ['undo.requested', changing, {}],
        ['retry.requested', changing, { failure: null }],
      ],
    },
  },
);
