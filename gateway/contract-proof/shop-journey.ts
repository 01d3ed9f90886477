import { insertReturn } from '../domains/shop-orders/returns.store.ts';
import {
  changeOrder,
  findOwnOrder,
  openUnpaid,
  setPieces,
  type NewPiece,
} from '../domains/shop-orders/shop-orders.store.ts';
import { haveAgreement } from '../testing/credit.ts';
import type { TestGateway } from '../testing/gateway.ts';

/** An order of the phone shop that has come. A part of it is to come back. */
export async function shopOrderFor(site: TestGateway, memberId: string) {
  const { deps, clock } = site;
  const { db } = deps;
  const now = clock.now();
  const said = {
    contact: { firstName: 'Rowan', lastName: 'Archer', phoneNumber: '07700 900101' },
    address: { line1: '4 Heron Way', city: 'Larkhaven', postcode: 'LK1 1AA' },
    deliverOn: '2026-11-24',
    totalInPence: 76_900,
  };
  const shopOrderId = await openUnpaid(db, 'LK', { memberId, ...said, changedAt: now });
  await setPieces(db, shopOrderId, [aPhone(now)]);
  await changeOrder(db, shopOrderId, { state: 'DELIVERED', placedAt: now });
  const order = await findOwnOrder(db, memberId, shopOrderId);
  const pieceId = order?.pieces[0]?.id ?? '';
  const shopOrderKey = order?.key ?? '';
  const row = {
    orderId: shopOrderId,
    reference: `${shopOrderKey}R1`,
    reason: 'FAULTY',
    ground: 'FAULTY_EARLY',
  } as const;
  const asked = { ...row, outcome: 'REFUND', state: 'EXPECTED', askedAt: now } as const;
  await haveAgreement(site, { memberId, orderId: shopOrderId, pieceId });
  return { shopOrderId, shopOrderKey, pieceId, returnId: await insertReturn(db, asked, [pieceId]) };
}

function aPhone(heldUntil: Date): NewPiece {
  const colour = { id: 'black', name: 'Black', hex: '#111111' };
  const kind = {
    shape: 'bar',
    colour,
    storageInGb: 128,
    condition: 'NEW',
    grade: null,
    deliveryInWorkingDays: 1,
  } as const;
  const what = { slug: 'google-pixel-10', name: 'Google Pixel 10', ...kind };
  const paid = { priceInPence: 76_900, instalmentMonths: 12, upfrontInPence: 3_904 } as const;
  return { sku: 'google-pixel-10-128-black-new', what, heldUntil, simType: 'esim', ...paid };
}
