import type { selectFillBasket, ShownLine } from '../../../../machines/fill-basket/fill-basket.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { describedPhone } from '../../../ui/format/described-phone.ts';
import { price } from '../../../ui/format/price.ts';
import { PhonePicture } from '../../../ui/PhonePicture/PhonePicture.tsx';
import { AnyLink } from '../../../ui/TextLink/AnyLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { fillBasketCopy } from '../fill-basket.copy.ts';
import classes from './BasketLine.module.css';

const copy = fillBasketCopy.ShowingBasket;

type Props = { line: ShownLine; isBusy: boolean; send: ViewPropsOf<typeof selectFillBasket>['send'] };

/** How many there are, with a step down and a step up. Below one is "Remove". */
function HowMany({ line: { sku, name, quantity, most }, isBusy, send }: Props) {
  const step = (by: number, label: string, sign: string, isPossible: boolean) => (
    <button
      type="button"
      className={classes.step}
      aria-disabled={isBusy || !isPossible || undefined}
      onClick={() => !isBusy && isPossible && send({ type: 'quantity.chosen', sku, quantity: quantity + by })}
    >
      <span aria-hidden>{sign}</span>
      <VisuallyHidden>
        {label} {name}
      </VisuallyHidden>
    </button>
  );
  return (
    <div role="group" aria-label={copy.number(name)} className={classes.howMany}>
      {step(-1, copy.fewer, '−', quantity > 1)}
      <output className={classes.quantity}>{quantity}</output>
      {step(1, copy.more, '+', quantity < most)}
    </div>
  );
}

/** What has become of it since it was put in. */
function LineNews({ line: { priceInPence, earlierPriceInPence, piecesLeft, isShort } }: Pick<Props, 'line'>) {
  return (
    <>
      {isShort && (
        <Alert kind="warning" weight="minor">
          {piecesLeft === 0 ? copy.soldOut : copy.short(piecesLeft ?? 0)}
        </Alert>
      )}
      {earlierPriceInPence !== null && (
        <Alert kind={earlierPriceInPence < priceInPence ? 'warning' : 'info'} weight="minor">
          {earlierPriceInPence < priceInPence ? copy.risen(earlierPriceInPence) : copy.fallen(earlierPriceInPence)}
        </Alert>
      )}
      {!isShort && piecesLeft !== null && <p className={classes.few}>{copy.few(piecesLeft)}</p>}
    </>
  );
}

/** One thing in the basket. */
export function BasketLine({ line, isBusy, send }: Props) {
  const { sku, name, shape, colour, to, quantity, priceInPence, totalInPence, isGoing } = line;
  return (
    <li className={classes.line}>
      <div className={classes.picture}>
        <PhonePicture shape={shape} hex={colour.hex} />
      </div>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <AnyLink to={to}>{name}</AnyLink>
        </h2>
        <p className={classes.described}>{describedPhone(line)}</p>
        <LineNews line={line} />
      </div>
      <p className={classes.price}>
        <b>{price(totalInPence)}</b>
        {quantity > 1 && <small>{copy.each(priceInPence)}</small>}
      </p>
      <div className={classes.actions}>
        <HowMany line={line} isBusy={isBusy} send={send} />
        <Button
          small
          variant="link"
          loading={isBusy && isGoing ? 'silent' : false}
          onClick={() => send({ type: 'phone.takenOut', sku })}
        >
          {copy.remove}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
