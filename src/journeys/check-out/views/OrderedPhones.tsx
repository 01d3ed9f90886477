import type { ReactNode } from 'react';
import type { CheckOutModel } from '../../../../machines/check-out/check-out.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { price } from '../../../ui/format/price.ts';
import { PhonePicture, PhoneShapes } from '../../../ui/PhonePicture/PhonePicture.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { orderedPhonesCopy as copy, pieceInWords } from '../check-out.copy.ts';
import classes from './CheckOut.module.css';

/** The phones that are ordered, and what they cost; below it the way on, where there is one. */
export const OrderedPhones = ({
  model: { pieces, sims, total, vat, dueNow, isByInstalments },
  children,
}: {
  model: CheckOutModel;
  children?: ReactNode;
}) => (
  <Card as="section" aria-labelledby="ordered-phones">
    <div className={classes.phones}>
      <h2 id="ordered-phones">{copy.phones}</h2>
      <PhoneShapes shapes={pieces.map(({ shape }) => shape)} />
      <ul>
        {pieces.map((piece, place) => (
          // Two of the same are told apart by their places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <div className={classes.picture}>
              <PhonePicture shape={piece.shape} hex={piece.colour.hex} />
            </div>
            <span>
              <b>{piece.name}</b>
              <small>{pieceInWords(piece, sims?.[place])}</small>
              {piece.plan && <small>{copy.plan(piece.plan)}</small>}
            </span>
            <b>{price(piece.priceInPence)}</b>
          </li>
        ))}
      </ul>
      <dl>
        <div>
          <dt>{copy.delivery}</dt>
          <dd>{copy.free}</dd>
        </div>
        <div data-total={!isByInstalments || undefined}>
          <dt>
            {copy.total} <small>{copy.vat(vat)}</small>
          </dt>
          <dd>{price(total)}</dd>
        </div>
        {isByInstalments && (
          <>
            <div>
              <dt>{copy.lent}</dt>
              <dd>{price(total - dueNow)}</dd>
            </div>
            <div data-total>
              <dt>{copy.now}</dt>
              <dd>{price(dueNow)}</dd>
            </div>
          </>
        )}
      </dl>
      <LinkButton small variant="link" to={paths.basket}>
        {copy.change}
      </LinkButton>
    </div>
    {children}
  </Card>
);
