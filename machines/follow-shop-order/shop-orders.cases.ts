import type { ShopOrder, ShopOrderSummary } from './follow-shop-order.types.ts';

export const shopOrderId = '5d1b6f0a-1c2e-4c55-9a3e-0b6a4f1d2c77';

type Piece = ShopOrder['pieces'][number];

const pixel: Piece = {
  id: '0197f3a2-6c1e-7cc0-9b57-0d5f2c1b8a10',
  sku: 'google-pixel-10-128-black-new',
  slug: 'google-pixel-10',
  name: 'Google Pixel 10',
  shape: 'bar',
  colour: { id: 'black', name: 'Black', hex: '#1c1c1e' },
  storageInGb: 128,
  condition: 'NEW',
  grade: null,
  priceInPence: 76_900,
  simType: 'esim',
  state: 'ORDERED',
  returnOptions: [],
  credit: null,
};

const galaxy: Piece = {
  ...pixel,
  id: '0197f3a2-6c1e-7cc0-9b57-0d5f2c1b8a11',
  sku: 'samsung-galaxy-s24-256-grey-excellent',
  slug: 'samsung-galaxy-s24',
  name: 'Samsung Galaxy S24',
  colour: { id: 'grey', name: 'Grey', hex: '#7d7f83' },
  storageInGb: 256,
  condition: 'REFURBISHED',
  grade: 'E',
  priceInPence: 41_900,
  simType: 'psim',
};

const delivery: ShopOrder['delivery'] = {
  deliverOn: '2026-11-24',
  expectedOn: '2026-11-24',
  from: null,
  to: null,
  heldUntil: null,
  redeliverOn: null,
  redeliveryDays: [],
  trackingNumber: null,
  deliveredAt: null,
};

/** Two phones, paid for a minute ago. */
export const placed: ShopOrder = {
  id: shopOrderId,
  key: 'LK-7Q4M2X9',
  state: 'PLACED',
  stateDescription: 'We’ve got your order. It comes on Tuesday 24 November 2026.',
  placedAt: '2026-11-23T10:00:00.000Z',
  contact: { firstName: 'Alex', lastName: 'Finch', phoneNumber: '07700 900123' },
  address: { line1: '4 Heron Way', city: 'Larkford', postcode: 'LK9 1SA' },
  pieces: [pixel, galaxy],
  summary: {
    currency: 'GBP',
    items: [
      { sku: pixel.sku, price: pixel.priceInPence, quantity: 1 },
      { sku: galaxy.sku, price: galaxy.priceInPence, quantity: 1 },
    ],
    total: 118_800,
    item_count: 2,
    order_id: shopOrderId,
  },
  vatInPence: 19_800,
  dueNowInPence: 118_800,
  lentInPence: 0,
  refundedInPence: 0,
  delivery,
  history: [{ state: 'PLACED', happenedAt: '2026-11-23T10:00:00.000Z', description: 'Ordered and paid' }],
  cancellable: true,
  cancellableUntil: '2026-11-23T19:00:00.000Z',
  returns: [],
};

/** An order that has left: nothing stops it any more. */
const onItsWay = (state: string, stateDescription: string, more: Partial<ShopOrder['delivery']> = {}): ShopOrder => ({
  ...placed,
  state,
  stateDescription,
  cancellable: false,
  delivery: { ...delivery, trackingNumber: 'CR123456789', ...more },
  history: [
    ...placed.history,
    { state: 'SENT', happenedAt: '2026-11-23T20:00:00.000Z', description: 'Left our warehouse' },
  ],
});

export const outForDelivery = onItsWay('OUT_FOR_DELIVERY', 'It comes today, between 11am and 1pm.', {
  from: '2026-11-24T11:00:00.000Z',
  to: '2026-11-24T13:00:00.000Z',
});
/** The courier has yet to say that it is stopped. */
export const stopping: ShopOrder = {
  ...placed,
  state: 'CANCELLING',
  stateDescription: 'We’re stopping it. Then we’ll send your money back.',
  cancellable: false,
};
export const delivered = onItsWay('DELIVERED', 'It’s been delivered.', {
  expectedOn: null,
  deliveredAt: '2026-11-24T11:20:00.000Z',
});
export const held = onItsWay(
  'HELD',
  'Nobody was there twice. The courier has it until Thursday 3 December 2026: choose another day.',
  { heldUntil: '2026-12-03', redeliveryDays: ['2026-11-27', '2026-11-30', '2026-12-01'] },
);
export const named: ShopOrder = {
  ...held,
  stateDescription: 'It’s brought to you again on Monday 30 November 2026.',
  delivery: { ...held.delivery, redeliverOn: '2026-11-30', expectedOn: '2026-11-30' },
};
export const lost: ShopOrder = {
  ...onItsWay('LOST', 'It got lost on its way. We’re sorry. Your money is on its way to you.'),
  refundedInPence: 118_800,
  pieces: placed.pieces.map((piece) => ({ ...piece, state: 'REFUNDED' })),
};
/** Of a newer gateway. */
export const strange = onItsWay('IN_CUSTOMS', 'It’s with the customs.');
export const unpaid: ShopOrder = {
  ...placed,
  state: 'UNPAID',
  stateDescription: 'This isn’t ordered yet: it’s waiting to be paid.',
  placedAt: null,
  history: [],
  cancellable: false,
};

export const listed = ({
  id,
  key,
  state,
  stateDescription,
  placedAt,
  summary,
  pieces,
}: ShopOrder): ShopOrderSummary => ({
  id,
  key,
  state,
  stateDescription,
  placedAt,
  totalInPence: summary.total,
  itemCount: summary.item_count,
  names: pieces.map(({ name }) => name),
  deliverOn: delivery.deliverOn,
});
