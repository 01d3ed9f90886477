import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { unanswered } from '../../studio/model/explore.ts';
import { askedIn } from '../../src/app/asked-in.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { drawn, fromTheRange, galaxy, ofNow, sold } from './view-phone.cases.ts';
import { viewPhoneMachine } from './view-phone.machine.ts';
import { selectViewPhone, type ChosenPhone } from './view-phone.selectors.ts';
import type { ViewPhoneInput } from './view-phone.types.ts';

function modelAt(search: string, input: ViewPhoneInput = drawn, ...events: object[]) {
  const actor = createActor(unanswered(viewPhoneMachine), { input }).start();
  actor.send({ type: 'address.read', asked: askedIn(search) });
  for (const event of events) actor.send(event as never);
  return selectViewPhone(actor.getSnapshot() as SnapshotFrom<typeof viewPhoneMachine>);
}

function at(search: string, ...events: object[]): ChosenPhone {
  const { chosen } = modelAt(search, drawn, ...events);
  if (!chosen) throw new Error('No phone is shown');
  return chosen;
}

const picked = ({ colourId, storageInGb, kind }: ChosenPhone) => [colourId, storageInGb, kind];

test.each([
  // Whatever can be had for the least.
  ['', ['mint', 128, 'G']],
  ['?condition=new', ['navy', 128, 'new']],
  ['?colour=mint&condition=new', ['mint', 128, 'new']],
  ['?colour=navy&storage=256&condition=new', ['navy', 256, 'new']],
  ['?condition=refurbished&grade=G&colour=navy', ['navy', 128, 'G']],
  ['?storage=256', ['navy', 256, 'new']],
  // What is wrong is left out, and the rest counts.
  ['?colour=gold&storage=7&condition=new', ['navy', 128, 'new']],
  ['?condition=refurbished&grade=Z&colour=navy', ['navy', 128, 'new']],
  ['?grade=LN&colour=mint', ['mint', 128, 'G']],
  // Of what is not made so, as much as is made: the condition is given up first, then the storage.
  ['?colour=navy&storage=256&grade=G', ['navy', 256, 'new']],
  ['?colour=mint&storage=256&condition=new', ['mint', 128, 'G']],
])('%s chooses %j (PH-04)', (search, choice) => {
  expect(picked(at(search))).toEqual(choice);
});

test('each choice says what it costs and whether it can be had, with all else as it is (PH-03, PH-04)', () => {
  const { colours, storages, kinds } = at('?colour=navy&storage=128&condition=new');
  expect(colours).toEqual([
    expect.objectContaining({ isChosen: true, isMade: true, inStock: true, priceInPence: 73_000 }),
    expect.objectContaining({
      value: galaxy.colours[1],
      isChosen: false,
      to: '/mobile-phones/samsung-galaxy-s25?colour=mint&storage=128&condition=new',
    }),
  ]);
  expect(storages).toEqual([
    expect.objectContaining({ value: 128, isChosen: true }),
    expect.objectContaining({ value: 256, inStock: false, priceInPence: 79_000 }),
  ]);
  expect(kinds).toEqual([
    expect.objectContaining({ value: 'new', isChosen: true }),
    expect.objectContaining({
      value: 'G',
      inStock: false,
      priceInPence: 43_000,
      to: '/mobile-phones/samsung-galaxy-s25?colour=navy&storage=128&condition=refurbished&grade=G',
    }),
  ]);
});

test('what is not made in this combination is said to be so, and leads nowhere (PH-04)', () => {
  const { colours, kinds } = at('?colour=navy&storage=256&condition=new');
  expect(colours[1]).toEqual({ value: galaxy.colours[1], isChosen: false, isMade: false });
  expect(kinds[1]).toEqual({ value: 'G', isChosen: false, isMade: false });
});

test('the offer is the product as the gateway tells it, with its ways to pay (PH-04)', () => {
  const { offer, range } = at('?colour=navy&storage=128&condition=new');
  expect(offer).toMatchObject(sold({ colour: 'navy', storage: 128, pounds: 730, left: 2 }));
  expect(range).toEqual({ lowest: 43_000, highest: 79_000, count: 5, inStock: true });
});

test('a choice stays when prices of now come (PH-04)', () => {
  const chosen = at('?colour=mint&condition=new', answered('refreshPhone', ofNow));
  expect(picked(chosen)).toEqual(['mint', 128, 'new']);
  expect(chosen.offer.product).toMatchObject({ price: 72_000, fullPrice: 73_000, discounted: true });
});

test('a phone from the range is known once it is fetched; what the address says waits for it', () => {
  expect(modelAt('?colour=mint', fromTheRange).chosen).toBeNull();
  const { chosen, isOutOfDate } = modelAt('?colour=mint&condition=new', fromTheRange, answered('loadPhone', galaxy));
  expect(chosen && picked(chosen)).toEqual(['mint', 128, 'new']);
  expect(isOutOfDate).toBe(false);
});

test('where news do not come the phone stays, and the page says so (ER-04)', () => {
  const { chosen, isOutOfDate } = modelAt('', drawn, failed('refreshPhone', offline));
  expect(chosen?.offer.product.price).toBe(45_000);
  expect(isOutOfDate).toBe(true);
});

test('what is wanted is the phone as it is chosen, at the price that is shown (PH-05)', () => {
  const model = modelAt('?colour=mint&condition=new', drawn, answered('refreshPhone', galaxy), {
    type: 'phone.wanted',
  });
  expect(model).toMatchObject({
    isAdding: true,
    wanted: { offer: { product: { sku: 'samsung-galaxy-s25-128-mint-new' } }, seenPriceInPence: 73_000 },
    addError: null,
  });
});

test('a phone that is out of stock cannot be wanted (PH-05)', () => {
  const model = modelAt('?colour=navy&storage=256&condition=new', drawn, { type: 'phone.wanted' });
  expect(model).toMatchObject({ isAdding: false, wanted: null });
});
