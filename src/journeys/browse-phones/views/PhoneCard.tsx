import { memo } from 'react';
import type { PhoneOnCard } from '../../../../machines/browse-phones/browse-phones.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { price } from '../../../ui/format/price.ts';
import { PhonePicture } from '../../../ui/PhonePicture/PhonePicture.tsx';
import { AnyLink } from '../../../ui/TextLink/AnyLink.tsx';
import { browsePhonesCopy } from '../browse-phones.copy.ts';
import classes from './PhoneCard.module.css';

const copy = browsePhonesCopy.ShowingPhones;

type OnCardProps = Omit<PhoneOnCard, 'isShown' | 'brandId'>;

/** What stands on a card. Drawn again only when something of its own has changed, and not when the phone comes or goes. */
const OnCard = memo(function OnCard({
  slug,
  brand,
  name,
  shape,
  hex,
  condition,
  leastStorage,
  mostStorage,
  isFrom,
  priceInPence,
  fullPriceInPence,
  inStock,
  deliveryInWorkingDays,
}: OnCardProps) {
  return (
    <>
      <span className={classes.picture}>
        <PhonePicture shape={shape} hex={hex} />
      </span>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <span>{brand}</span> <AnyLink to={`${paths.phones}/${slug}`}>{name}</AnyLink>
        </h2>
        <p className={classes.price}>
          {isFrom && <span>{`${copy.from} `}</span>}
          <b>{price(priceInPence)}</b>
          {priceInPence < fullPriceInPence && <s>{copy.was(fullPriceInPence)}</s>}
        </p>
        <p>{condition === 'both' ? copy.both : copy.conditions[condition]}</p>
        <p>{copy.storages(leastStorage, mostStorage)}</p>
        <p data-out={!inStock || undefined}>{inStock ? copy.inStock(deliveryInWorkingDays) : copy.outOfStock}</p>
      </div>
    </>
  );
});

/** One phone of the range, as a way to its page. */
export const PhoneCard = memo(function PhoneCard({ card: { isShown, brandId, ...onCard } }: { card: PhoneOnCard }) {
  return (
    <li className={classes.card} hidden={!isShown} data-brand={brandId}>
      <OnCard {...onCard} />
    </li>
  );
});
