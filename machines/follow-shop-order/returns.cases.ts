import type { OrderPiece, ReturnOption, ShopOrder, ShopReturn, TypedReturn } from './follow-shop-order.types.ts';
import { delivered } from './shop-orders.cases.ts';

const [pixel, galaxy] = delivered.pieces as [OrderPiece, OrderPiece];

export const mind: ReturnOption = {
  reason: 'CHANGE_OF_MIND',
  ground: 'CHANGE_OF_MIND',
  outcome: 'REFUND',
  until: '2026-12-08',
};
export const early: ReturnOption = { reason: 'FAULTY', ground: 'FAULTY_EARLY', outcome: 'REFUND', until: '2026-12-24' };
export const later: ReturnOption = {
  reason: 'FAULTY',
  ground: 'FAULTY_LATER',
  outcome: 'REPLACEMENT',
  until: '2027-05-24',
};
export const warranty: ReturnOption = { ...later, ground: 'WARRANTY', until: '2027-11-24' };
/** The one that came in the place of a faulty one is faulty, too. */
export const second: ReturnOption = { ...later, outcome: 'REFUND' };

type Options = readonly [pixel: ReturnOption[], galaxy: ReturnOption[]];

/** Both phones have come; each can be sent back for these reasons. */
export const offering = (...[ofPixel, ofGalaxy]: Options): ShopOrder => ({
  ...delivered,
  pieces: [
    { ...pixel, returnOptions: ofPixel },
    { ...galaxy, returnOptions: ofGalaxy },
  ],
});

/** They came this week. */
export const returnable = offering([mind, early], [mind, early]);
/** The fourteen days are over. */
export const onlyFaulty = offering([early], [early]);

export const wanted: TypedReturn = { pieceIds: [pixel.id], reason: 'CHANGE_OF_MIND', description: '' };
export const wantedFaulty: TypedReturn = {
  pieceIds: [pixel.id, galaxy.id],
  reason: 'FAULTY',
  description: 'The screens stay black',
};
export const nothingWanted: TypedReturn = { pieceIds: [], reason: '', description: '' };

export const expected: ShopReturn = {
  id: '0197f3a2-6c1e-7cc0-9b57-0d5f2c1b8a20',
  pieceIds: [pixel.id],
  reason: 'CHANGE_OF_MIND',
  ground: 'CHANGE_OF_MIND',
  outcome: 'REFUND',
  description: null,
  state: 'EXPECTED',
  stateDescription: 'Show the code at any post office by Wednesday 9 December 2026. It’s free.',
  askedAt: '2026-11-25T10:00:00.000Z',
  sendBy: '2026-12-09',
  returnCode: '7Q4M-2X9K-A1BC',
  postedAt: null,
  receivedAt: null,
  moneyBackBy: null,
  refundInPence: null,
  replacement: null,
  withdrawable: true,
};

/** What has become of the return of the first phone. */
export const returning = (more: Partial<ShopReturn> = {}): ShopOrder => {
  const asked = { ...expected, ...more };
  const isOpen = asked.state === 'EXPECTED' || asked.state === 'POSTED';
  return {
    ...returnable,
    pieces: returnable.pieces.map((piece) =>
      isOpen && asked.pieceIds.includes(piece.id) ? { ...piece, state: 'RETURNING', returnOptions: [] } : piece,
    ),
    returns: [asked],
  };
};

export const withCode = returning();
/** The courier has yet to give the code. */
export const withoutCode = returning({
  returnCode: null,
  stateDescription: 'We’ll email you a code for the post office in a moment.',
});
export const posted = returning({
  state: 'POSTED',
  stateDescription: 'It’s on its way to us. Your money goes back when it’s here, and within 14 days in any case.',
  postedAt: '2026-11-26T09:00:00.000Z',
  moneyBackBy: '2026-12-10',
  withdrawable: false,
});
export const kept = returning({ state: 'WITHDRAWN', stateDescription: 'You’re keeping it.', withdrawable: false });
export const settled: ShopOrder = {
  ...returning({
    state: 'SETTLED',
    stateDescription: 'Your money is on its way to you.',
    refundInPence: pixel.priceInPence,
    withdrawable: false,
  }),
  pieces: [{ ...pixel, state: 'REFUNDED' }, galaxy],
  refundedInPence: pixel.priceInPence,
};
/** Another one was sent in the place of a faulty one. */
export const replaced = (more: Partial<ShopReturn> = {}): ShopOrder =>
  returning({
    reason: 'FAULTY',
    ground: 'FAULTY_LATER',
    outcome: 'REPLACEMENT',
    description: 'No sound',
    state: 'SETTLED',
    stateDescription: 'We’ve sent you another one.',
    replacement: delivered.delivery,
    withdrawable: false,
    ...more,
  });
