import type { selectFillBasket } from '../../../../machines/fill-basket/fill-basket.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { fillBasketCopy } from '../fill-basket.copy.ts';
import { BasketNews } from './BasketNews.tsx';
import classes from './ShowingBasket.module.css';

const copy = fillBasketCopy.BasketEmpty;

/** Nothing is in the basket: the ways to something, and back to what was taken out. */
export function BasketEmpty({ model, send }: ViewPropsOf<typeof selectFillBasket>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={copy.body}>{copy.heading}</PageHeading>
      <div className={classes.news}>
        <BasketNews model={model} send={send} />
      </div>
      <WaysOn>
        <LinkButton variant="primary" to={paths.phones}>
          {copy.phones}
        </LinkButton>
        <LinkButton to={paths.refurbishedPhones}>{copy.refurbished}</LinkButton>
      </WaysOn>
    </Column>
  );
}
