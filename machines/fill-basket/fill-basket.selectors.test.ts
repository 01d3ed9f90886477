import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { unanswered } from '../../studio/model/explore.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { basketOf, both, dearer, galaxy, noneLeft, pixel, soldOut } from './fill-basket.cases.ts';
import { fillBasketMachine } from './fill-basket.machine.ts';
import { selectFillBasket } from './fill-basket.selectors.ts';
import type { Basket } from './fill-basket.types.ts';

function modelOf(basket: Basket, ...events: object[]) {
  const actor = createActor(unanswered(fillBasketMachine)).start();
  for (const event of [answered('loadBasket', basket), ...events]) actor.send(event as never);
  return selectFillBasket(actor.getSnapshot());
}

const { sku } = galaxy;
const numbers = (basket: Basket) => modelOf(basket).lines.map(({ quantity, most }) => [quantity, most]);

test('each thing has its sum, and the address at which it was chosen (PH-05)', () => {
  const { lines, total, pieces } = modelOf(basketOf({ ...galaxy, quantity: 2 }, pixel));
  expect(lines).toEqual([
    expect.objectContaining({
      totalInPence: 146_000,
      to: '/mobile-phones/samsung-galaxy-s25?colour=navy&storage=128&condition=new',
    }),
    expect.objectContaining({
      totalInPence: 32_900,
      to: '/mobile-phones/google-pixel-9?colour=black&storage=128&condition=refurbished&grade=G',
    }),
  ]);
  expect([total, pieces]).toEqual([178_900, 3]);
});

test.each([
  // As many as there is room for beside the others.
  [
    basketOf(galaxy, pixel),
    [
      [1, 3],
      [1, 2],
    ],
  ],
  [
    basketOf({ ...galaxy, quantity: 3 }, pixel),
    [
      [3, 3],
      [1, 1],
    ],
  ],
  // As many as are left.
  [basketOf(pixel), [[1, 2]]],
  // What is there can stay and go, whatever has become of the stock and the room.
  [basketOf({ ...pixel, quantity: 3 }), [[3, 3]]],
  [
    basketOf({ ...galaxy, quantity: 4 }, { ...pixel, quantity: 2 }),
    [
      [4, 4],
      [2, 2],
    ],
  ],
])('of a basket the most of each is what is left and what there is room for (PH-05)', (basket, most) => {
  expect(numbers(basket)).toEqual(most);
});

test('two baskets that became one at log-in may hold too many: so many have to go (PH-05)', () => {
  expect(modelOf(basketOf({ ...galaxy, quantity: 4 }, { ...pixel, quantity: 2 }))).toMatchObject({
    tooMany: 2,
    canCheckOut: false,
  });
  expect(modelOf(both)).toMatchObject({ tooMany: 0, canCheckOut: true });
});

test('the price that is held for the shortest time says until when all of it holds (PH-05)', () => {
  expect(modelOf(both).heldUntil).toBe(pixel.heldUntil);
});

test('what has sold out says so, and the others do not (PH-05)', () => {
  expect(modelOf(soldOut).lines.map(({ isShort }) => isShort)).toEqual([true, false]);
});

test('what is taken out can be put back until something else is done', () => {
  const taken = [{ type: 'phone.takenOut', sku }, answered('changeBasket', basketOf(pixel))];
  expect(modelOf(both, ...taken)).toMatchObject({ takenOut: { sku }, pieces: 1 });
  const other = [{ type: 'quantity.chosen', sku: pixel.sku, quantity: 2 }];
  expect(modelOf(both, ...taken, ...other).takenOut).toBeNull();
});

test('what is asked to go while another change is under way goes next (PH-05)', () => {
  const out = [galaxy, pixel].map((line) => ({ type: 'phone.takenOut', sku: line.sku }));
  expect(modelOf(both, ...out)).toMatchObject({ isBusy: true, lines: [{ isGoing: true }, { isGoing: true }] });
  // The first has gone, and nobody had to press again for the second.
  expect(modelOf(both, ...out, answered('changeBasket', basketOf(pixel)))).toMatchObject({
    isBusy: true,
    lines: [{ sku: pixel.sku, isGoing: true }],
  });
  const gone = [answered('changeBasket', basketOf(pixel)), answered('changeBasket', basketOf())];
  expect(modelOf(both, ...out, ...gone)).toMatchObject({ isBusy: false, lines: [], takenOut: { sku: pixel.sku } });
});

test('what goes next goes too where the change before it was refused, and the refusal still stands there (PH-06)', () => {
  const refused = [
    { type: 'quantity.chosen', sku, quantity: 2 },
    { type: 'phone.takenOut', sku: pixel.sku },
    failed('changeBasket', noneLeft),
    answered('loadBasket', both),
  ];
  expect(modelOf(both, ...refused)).toMatchObject({
    isBusy: true,
    lines: [{ isGoing: false }, { isGoing: true }],
    refused: { refusal: 'outOfStock', name: galaxy.name },
  });
});

test('what could not be taken out is still there, and is not called taken out', () => {
  const model = modelOf(both, { type: 'phone.takenOut', sku }, failed('changeBasket', offline));
  expect(model).toMatchObject({ takenOut: null, isNotMade: true, pieces: 2 });
});

test('a refusal says of which phone it is, and leads to it (PH-06)', () => {
  const model = modelOf(
    both,
    { type: 'phone.takenOut', sku },
    answered('changeBasket', basketOf(pixel)),
    { type: 'undo.requested' },
    failed('changeBasket', dearer),
    answered('loadBasket', basketOf(pixel)),
  );
  expect(model.refused).toEqual({ refusal: 'dearer', name: galaxy.name, slug: galaxy.slug });
});
