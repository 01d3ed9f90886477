import { searchCases } from '../shared/finding-address.cases.ts';
import type { Address } from '../shared/finding-address.ts';
import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { Wire } from '../shared/wire.ts';
import type { checkOutMachine } from './check-out.machine.ts';
import { creditCases, instalments, orderId } from './credit.cases.ts';
import type { Checkout, CheckOutContext, CheckOutInput, CheckoutPiece, Contact } from './check-out.types.ts';
import { areWaysSaved, isByInstalments } from './ways.rules.ts';

export const input: CheckOutInput = {
  memberId: '100001',
  checkoutId: '7c9d2c4e3b3f4a558d1e5f1f6f3c0b10',
  today: '2026-11-23',
};

export const starts = { 'a member with a basket': input } satisfies Record<string, CheckOutInput>;

export const galaxy: CheckoutPiece = {
  sku: 'samsung-galaxy-s25-128-navy-new',
  slug: 'samsung-galaxy-s25',
  name: 'Samsung Galaxy S25',
  shape: 'column',
  colour: { id: 'navy', name: 'Navy', hex: '#2f3e58' },
  storageInGb: 128,
  condition: 'NEW',
  grade: null,
  priceInPence: 72_900,
  earlierPriceInPence: null,
  heldUntil: '2026-11-23T09:30:00.000Z',
  isThere: true,
  simTypes: ['esim', 'psim', 'none'],
  simType: null,
  instalments,
  instalmentMonths: null,
  creditState: null,
};

export const contact: Contact = { firstName: 'Alex', lastName: 'Finch', phoneNumber: '07700 900123' };
export const address: Address = { line1: '4 Heron Way', line2: '', city: 'Larkford', postcode: 'LK9 1SA' };
const { line2: _, ...wireAddress } = address;

const [firstDay, secondDay] = ['2026-11-24', '2026-11-25'] as const;

/** What the gateway tells of a basket with these pieces. */
export const checkoutOf = (pieces: CheckoutPiece[], more: Partial<Checkout> = {}): Checkout => ({
  shopOrderId: null,
  basketId: '0d9f5a0e-7a3e-4c3b-9f57-0a4f6f2b8f11',
  email: 'alex.finch@example.com',
  contact: { firstName: 'Alex', lastName: 'Finch', phoneNumber: '' },
  address: null,
  pieces,
  deliveryDays: pieces.length === 0 ? [] : [firstDay, secondDay],
  deliveryDay: null,
  orderBy: '2026-11-23T17:00:00.000Z',
  summary: {
    currency: 'GBP',
    items: pieces.map(({ sku, priceInPence }) => ({ sku, price: priceInPence, quantity: 1 })),
    total: pieces.reduce((sum, { priceInPence }) => sum + priceInPence, 0),
    item_count: pieces.length,
    order_id: null,
  },
  vatInPence: 12_150,
  canCheckOut: pieces.length > 0 && pieces.every(({ isThere }) => isThere),
  isBeingPaid: false,
  ...more,
});

export const open = checkoutOf([galaxy]);
export const empty = checkoutOf([]);
export const soldOut = checkoutOf([{ ...galaxy, isThere: false }]);
export const beingPaid = checkoutOf([galaxy], { isBeingPaid: true });
/** All was said before, and comes back. */
export const saved = checkoutOf([{ ...galaxy, simType: 'esim' }], {
  shopOrderId: orderId,
  contact,
  address: wireAddress,
  deliveryDay: firstDay,
});
/** All was said before, with the phone by instalments, and the lender has answered. */
export const savedLent: Checkout = {
  ...saved,
  pieces: [{ ...galaxy, simType: 'esim', instalmentMonths: 12, creditState: 'ACCEPTED' }],
};
/** The first of the days has gone. */
export const later = checkoutOf([galaxy], { deliveryDays: [secondDay] });

/** As it is saved. */
export const order: Wire<'ShopOrder'> = {
  id: orderId,
  key: 'LK-7Q4M2X9',
  state: 'UNPAID',
  stateDescription: 'Not paid yet',
  placedAt: null,
  contact,
  address: wireAddress,
  pieces: [],
  summary: open.summary,
  vatInPence: open.vatInPence,
  dueNowInPence: open.summary.total,
  lentInPence: 0,
  refundedInPence: 0,
  delivery: {
    deliverOn: firstDay,
    expectedOn: null,
    from: null,
    to: null,
    heldUntil: null,
    redeliverOn: null,
    redeliveryDays: [],
    trackingNumber: null,
    deliveredAt: null,
  },
  history: [],
  cancellable: false,
  cancellableUntil: '2026-11-23T17:00:00.000Z',
  returns: [],
};

export const paymentSessionId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b13';

export const refusedWith = (code: string) => refused(409, code);

export const soldOutSince = refusedWith('product.out-of-stock');
export const dearerSince = refusedWith('price.changed');
export const otherBasket = refusedWith('basket.changed');
export const dayGone = refusedWith('delivery.day-gone');
export const underWay = refusedWith('order.being-paid');
export const bankUnanswered = refusedWith('payment.pending');
export const unavailable = refused(503, 'payment.unavailable');

/** Who comes back after the day has gone finds other days. */
const checkoutNow: ModelCase<typeof checkOutMachine> = ({ context }) => {
  const { isDayGone } = context as CheckOutContext;
  return answered('loadCheckout', isDayGone ? later : open);
};

export const cases: readonly ModelCase<typeof checkOutMachine>[] = [
  checkoutNow,
  answered('loadCheckout', saved),
  answered('loadCheckout', savedLent),
  answered('loadCheckout', empty),
  answered('loadCheckout', soldOut),
  answered('loadCheckout', beingPaid),
  failed('loadCheckout', offline),
  { type: 'contact.submitted', ...contact },
  { type: 'contact.submitted', ...contact, phoneNumber: '1' },
  { type: 'address.submitted', ...address },
  { type: 'address.submitted', ...address, city: '' },
  ...searchCases(address),
  { type: 'day.submitted', day: secondDay },
  { type: 'day.submitted', day: '' },
  { type: 'sims.submitted', sims: ['esim'] },
  { type: 'sims.submitted', sims: [''] },
  ...creditCases,
  answered('saveOrder', { orderId }),
  failed('saveOrder', soldOutSince),
  failed('saveOrder', dearerSince),
  failed('saveOrder', otherBasket),
  failed('saveOrder', dayGone),
  failed('saveOrder', underWay),
  failed('saveOrder', offline),
  answered('beginPayment', { paymentSessionId }),
  failed('beginPayment', soldOutSince),
  failed('beginPayment', bankUnanswered),
  failed('beginPayment', dayGone),
  failed('beginPayment', unavailable),
  answered('leadOn'),
  failed('leadOn', offline),
];

/** What is said, how credit stands, what is known of the basket and of the days, and whether a street or building is open. */
export const facts = (context: CheckOutContext) => ({
  said: [context.contact, context.address, context.day, context.sims].map((part) => part !== null),
  ways: context.ways && isByInstalments(context.ways),
  areWaysSaved: areWaysSaved(context),
  credit: context.credit?.pieces.map(({ state }) => state) ?? null,
  ...factsOfBasket(context),
});

const factsOfBasket = ({ checkout, containers, isDayGone }: CheckOutContext) => ({
  basket: checkout && [checkout.canCheckOut, checkout.pieces.length, checkout.isBeingPaid],
  hasStart: (checkout?.address ?? null) !== null,
  isDayGone,
  isInside: containers.length > 0,
});
