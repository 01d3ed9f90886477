import { ukDateOf } from '../../../platform/clock/clock.ts';
import { longDate } from '../../words/date-words.ts';
import { vatIn } from '../bills/bill-lines.rules.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import type { ContractLayout } from '../contracts/contracts.types.ts';
import { dueNowOf, lentOf } from './instalments.rules.ts';
import { phoneInWords } from './shop-orders.messages.ts';
import type { ShopOrder } from './shop-orders.store.ts';
import { addressInWords } from '../../words/address-words.ts';
import { vatOfPieces } from './shop-orders.views.ts';

type PaidOrder = ShopOrder & { placedAt: Date };

/** The receipt of an order as a document: drawn as contracts are, so that it can be read aloud as well. */
export function receiptLayout(
  { key, placedAt, contact, address, pieces }: PaidOrder,
  { refundedInPence, brandName }: { refundedInPence: number; brandName: string },
): ContractLayout {
  const day = longDate(ukDateOf(placedAt));
  const paid = dueNowOf(pieces);
  const lent = lentOf(pieces);
  const left = paid - refundedInPence;
  const back: [string, string][] =
    refundedInPence === 0
      ? []
      : [
          ['Sent back to you', pounds(refundedInPence)],
          ['Paid in the end', pounds(left)],
        ];
  return {
    title: `Your receipt of ${day}`,
    subtitle: `${brandName} phone shop · Order ${key}`,
    intro: `${pounds(paid)} was paid on ${day}. All prices include VAT at 20 %.`,
    sections: [
      {
        heading: 'For',
        rows: [
          ['Name', `${contact.firstName} ${contact.lastName}`],
          ['Delivered to', addressInWords(address)],
        ],
      },
      {
        heading: 'What you paid for',
        rows: pieces.map((piece) => [
          phoneInWords(piece),
          `${pounds(piece.priceInPence)}, of which VAT ${pounds(vatIn(piece.priceInPence))}${piece.refundedAt === null ? '' : '\nSent back to you'}`,
        ]),
      },
      {
        heading: 'Total',
        rows: [
          ['Paid', pounds(paid)],
          ...(lent === 0 ? [] : ([['By instalments, to the lender', pounds(lent)]] satisfies [string, string][])),
          ['VAT included', pounds(vatOfPieces(pieces))],
          ['Delivery', 'Free'],
          ...back,
        ],
      },
    ],
    onePage: false,
  };
}
