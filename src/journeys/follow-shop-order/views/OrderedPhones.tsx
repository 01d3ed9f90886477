import type { OrderedPhone } from '../../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import { describedPhone } from '../../../ui/format/described-phone.ts';
import { price } from '../../../ui/format/price.ts';
import { PhonePicture, PhoneShapes } from '../../../ui/PhonePicture/PhonePicture.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { AnyLink } from '../../../ui/TextLink/AnyLink.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { followShopOrderCopy } from '../follow-shop-order.copy.ts';
import classes from './ShopOrder.module.css';

const copy = followShopOrderCopy.ShowingOrder;

function Phone({ piece }: { piece: OrderedPhone }) {
  const { name, shape, colour, simType, state, priceInPence, credit, to } = piece;
  return (
    <li className={classes.phone}>
      <div className={classes.picture}>
        <PhonePicture shape={shape} hex={colour.hex} />
      </div>
      <div>
        <h3>
          <AnyLink to={to}>{name}</AnyLink>
        </h3>
        <Text type="murmur" tone="soft">
          {describedPhone(piece)}
        </Text>
        <Text type="murmur" tone="soft">
          {copy.sims[simType]}
        </Text>
        {credit && (
          <Text type="murmur" tone="soft">
            {copy.instalments(credit.months, credit.monthlyInPence)}. {credit.stateDescription}
          </Text>
        )}
        {copy.states[state] !== null && <Text type="murmur">{copy.states[state]}</Text>}
      </div>
      <strong className={classes.sum}>{price(priceInPence)}</strong>
    </li>
  );
}

/** Each phone of an order by itself, as it was when it was ordered. */
export const OrderedPhones = ({ pieces }: { pieces: readonly OrderedPhone[] }) => (
  <section className={classes.section} aria-labelledby="ordered-phones">
    <h2 id="ordered-phones">{copy.phones}</h2>
    <PhoneShapes shapes={pieces.map(({ shape }) => shape)} />
    <ul className={classes.list} aria-labelledby="ordered-phones">
      {pieces.map((piece) => (
        <Phone key={piece.id} piece={piece} />
      ))}
    </ul>
    {pieces.some(({ simType }) => simType !== 'none') && (
      <div data-screen-only>
        <TextLink alone to="/activate">
          {copy.switchOn}
        </TextLink>
      </div>
    )}
  </section>
);
