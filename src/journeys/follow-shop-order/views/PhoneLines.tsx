import type { OrderPiece } from '../../../../machines/follow-shop-order/follow-shop-order.types.ts';
import { describedPhone } from '../../../ui/format/described-phone.ts';
import { price } from '../../../ui/format/price.ts';
import classes from './ShopOrder.module.css';

/** Phones that go back, one under the other: what they are, and what was paid for each. */
export const PhoneLines = ({ pieces }: { pieces: readonly OrderPiece[] }) => (
  <ul className={classes.lines}>
    {pieces.map((piece) => (
      <li key={piece.id}>
        {piece.name}
        <span>
          {describedPhone(piece)}, {price(piece.priceInPence)}
        </span>
      </li>
    ))}
  </ul>
);
