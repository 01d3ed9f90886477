import type { selectFillBasket } from '../../../../machines/fill-basket/fill-basket.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Column } from '../../../ui/Column/Column.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { PhoneShapes } from '../../../ui/PhonePicture/PhonePicture.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { fillBasketCopy } from '../fill-basket.copy.ts';
import { BasketLine } from './BasketLine.tsx';
import { BasketNews } from './BasketNews.tsx';
import { BasketSummary } from './BasketSummary.tsx';
import classes from './ShowingBasket.module.css';

const copy = fillBasketCopy.ShowingBasket;

/** All that is in the basket, with its sum beside it. */
export function ShowingBasket({ model, send }: ViewPropsOf<typeof selectFillBasket>) {
  const { lines, isBusy } = model;
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <PhoneShapes shapes={lines.map(({ shape }) => shape)} />
      <div className={classes.news}>
        <BasketNews model={model} send={send} />
      </div>
      <div className={classes.basket}>
        <ul className={classes.lines} aria-label={copy.contents}>
          {lines.map((line) => (
            <BasketLine key={line.sku} line={line} isBusy={isBusy} send={send} />
          ))}
        </ul>
        <BasketSummary model={model} />
        <ul className={classes.known} aria-label={copy.known}>
          <li>
            <Icon name="tick" size={24} />
            <span>{copy.delivered}</span>
          </li>
          <li>
            <Icon name="tick" size={24} />
            <span>
              {copy.sentBack} <TextLink to="/shipping-and-returns#returns">{copy.returns}</TextLink>
            </span>
          </li>
          <li>
            <Icon name="tick" size={24} />
            <span>
              {copy.unlocked} <TextLink to="/sim-only-deals">{copy.simPlans}</TextLink>
            </span>
          </li>
        </ul>
      </div>
    </Column>
  );
}
