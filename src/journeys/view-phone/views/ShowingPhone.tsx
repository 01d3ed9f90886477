import { paths } from '../../../../machines/shared/paths.ts';
import type { ChosenPhone, selectViewPhone } from '../../../../machines/view-phone/view-phone.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { price } from '../../../ui/format/price.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { useHeadingFocus } from '../../../ui/PageHeading/heading-focus.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { PhonePicture, PhoneShapes } from '../../../ui/PhonePicture/PhonePicture.tsx';
import { AnyLink } from '../../../ui/TextLink/AnyLink.tsx';
import { viewPhoneCopy } from '../view-phone.copy.ts';
import { PhoneChoices } from './PhoneChoices.tsx';
import { PhoneFacts } from './PhoneFacts.tsx';
import { StructuredData } from './StructuredData.tsx';
import { WaysToPay } from './WaysToPay.tsx';
import classes from './ShowingPhone.module.css';

const copy = viewPhoneCopy.ShowingPhone;

/** What the chosen phone costs, and when it comes. */
function Offer({ offer }: Pick<ChosenPhone, 'offer'>) {
  const { product, piecesLeft, deliveryInWorkingDays, instalments } = offer;
  const leastAMonth = instalments.length === 0 ? null : Math.min(...instalments.map((plan) => plan.monthlyPrice));
  return (
    <div role="status" className={classes.offer}>
      <p className={classes.price}>
        <b>{price(product.price)}</b> {product.discounted && <s>{copy.was(product.fullPrice)}</s>}{' '}
        <small>{copy.vat}</small>
      </p>
      {leastAMonth !== null && <p>{copy.aMonth(leastAMonth)}</p>}
      <p className={classes.stock} data-stock={product.inStock}>
        {product.inStock ? copy.inStock(piecesLeft) : copy.outOfStock}
      </p>
      <p>{product.inStock ? copy.delivery(deliveryInWorkingDays) : copy.noneNow}</p>
    </div>
  );
}

/** A phone with all that can be chosen of it. The model without a phone is of states that have other views. */
export function ShowingPhone({ model: { chosen, isOutOfDate, isAdding }, send }: ViewPropsOf<typeof selectViewPhone>) {
  const heading = useHeadingFocus();
  if (!chosen) return null;
  const { phone, colourId, offer } = chosen;
  const name = `${phone.brand.name} ${phone.name}`;
  const hex = phone.colours.find(({ id }) => id === colourId)?.hex ?? '';
  return (
    <div className={classes.page}>
      <PageTitle>{name}</PageTitle>
      <StructuredData chosen={chosen} />
      <PhoneShapes shapes={[phone.shape]} />
      <AnyLink to={paths.phones} className={classes.back}>
        <Icon name="arrow-left" size={16} /> {copy.back}
      </AnyLink>
      <div className={classes.product}>
        <div className={classes.picture}>
          <PhonePicture shape={phone.shape} hex={hex} />
        </div>
        <div className={classes.words}>
          <h1 ref={heading} tabIndex={-1}>
            {name}
          </h1>
          <Offer offer={offer} />
          <PhoneChoices chosen={chosen} />
          {offer.product.inStock && (
            <Button variant="primary" wide loading={isAdding} onClick={() => send({ type: 'phone.wanted' })}>
              {copy.add}
            </Button>
          )}
          {isOutOfDate && (
            <p role="alert" className={classes.outOfDate}>
              {copy.outOfDate}{' '}
              <Button small variant="link" onClick={() => send({ type: 'retry.requested' })}>
                {copy.retry}
              </Button>
            </p>
          )}
        </div>
      </div>
      <WaysToPay offer={offer} />
      <PhoneFacts chosen={chosen} />
    </div>
  );
}
