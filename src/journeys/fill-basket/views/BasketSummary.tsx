import type { FillBasketModel } from '../../../../machines/fill-basket/fill-basket.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { price } from '../../../ui/format/price.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { fillBasketCopy } from '../fill-basket.copy.ts';
import classes from './ShowingBasket.module.css';

const copy = fillBasketCopy.ShowingBasket;

/** What all of it costs, until when that holds, when it comes, and the way on. */
export function BasketSummary({ model }: { model: FillBasketModel }) {
  const { pieces, total, heldUntil, delivery, tooMany, mostPieces, canCheckOut } = model;
  return (
    <Card as="section" aria-labelledby="basket-summary">
      <div className={classes.summary}>
        <h2 id="basket-summary">{copy.summary}</h2>
        <dl className={classes.sums}>
          <div>
            <dt>{copy.pieces(pieces)}</dt>
            <dd>{price(total)}</dd>
          </div>
          <div>
            <dt>{copy.delivery}</dt>
            <dd>{copy.free}</dd>
          </div>
          <div className={classes.total}>
            <dt>
              {copy.total} <small>{copy.vat}</small>
            </dt>
            <dd>{price(total)}</dd>
          </div>
        </dl>
        {tooMany > 0 && <Alert kind="warning">{copy.tooMany(mostPieces, tooMany)}</Alert>}
        {heldUntil !== null && <Text>{copy.held(heldUntil)}</Text>}
        {delivery && (
          <Text>
            <b>
              <Unbroken>{copy.arrives(delivery.deliverOn, pieces)}</Unbroken>
            </b>
            <Unbroken>{copy.orderBy(delivery.orderBy)}</Unbroken>
          </Text>
        )}
        {canCheckOut && (
          <LinkButton wide variant="primary" to={paths.checkout}>
            {copy.checkOut}
          </LinkButton>
        )}
        {!canCheckOut && tooMany === 0 && <Alert kind="warning">{copy.settle}</Alert>}
        <LinkButton wide to={paths.phones}>
          {copy.phones}
        </LinkButton>
      </div>
    </Card>
  );
}
