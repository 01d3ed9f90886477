import type {
  ListedShopOrder,
  selectFollowShopOrder,
} from '../../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Column } from '../../../ui/Column/Column.tsx';
import { price } from '../../../ui/format/price.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { followShopOrderCopy } from '../follow-shop-order.copy.ts';
import classes from './ShopOrder.module.css';

const copy = followShopOrderCopy.ShowingOrders;

function OrderRow({ order }: { order: ListedShopOrder }) {
  const { key, names, stateDescription, placedAt, totalInPence, to } = order;
  return (
    <li className={classes.row}>
      <div>
        <TextLink alone to={to}>
          {names.join(', ')}
          <VisuallyHidden>, {key}</VisuallyHidden>
        </TextLink>
        <Text type="murmur">{stateDescription}</Text>
        <Text type="murmur" tone="soft">
          {key}
          {placedAt !== null && (
            <>
              {' · '}
              {copy.placedOn} <ShortDate date={placedAt} />
            </>
          )}
        </Text>
      </div>
      <strong className={`${classes.sum} ${classes.beside}`}>{price(totalInPence)}</strong>
    </li>
  );
}

/** Every phone order with how it stands, newest first. */
export function ShowingOrders({ model: { orders } }: Pick<ViewPropsOf<typeof selectFollowShopOrder>, 'model'>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <ul className={classes.list} aria-label={copy.list}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <WaysOn>
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
        <LinkButton to={paths.phones}>{copy.more}</LinkButton>
      </WaysOn>
    </Column>
  );
}
