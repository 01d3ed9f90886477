import type { CheckOutModel } from '../../../../machines/check-out/check-out.selectors.ts';
import { price } from '../../../ui/format/price.ts';
import { orderedPhonesCopy as copy, pieceInWords } from '../check-out.copy.ts';
import classes from './CheckOut.module.css';

/** On a screen without room beside the page: what is ordered in a line, which unfolds. */
export const OrderInBrief = ({ model: { pieces, sims, total } }: { model: CheckOutModel }) => (
  <details className={classes.brief}>
    <summary>
      <span>{copy.brief(pieces.length)}</span> <b>{price(total)}</b>
    </summary>
    <ul>
      {pieces.map((piece, place) => (
        // Two of the same are told apart by their places.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <span>
            <b>{piece.name}</b> <small>{pieceInWords(piece, sims?.[place])}</small>
            {piece.plan && <small>{copy.plan(piece.plan)}</small>}
          </span>
          <b>{price(piece.priceInPence)}</b>
        </li>
      ))}
    </ul>
  </details>
);
