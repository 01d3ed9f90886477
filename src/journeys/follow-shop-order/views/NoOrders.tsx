import { paths } from '../../../../machines/shared/paths.ts';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { followShopOrderCopy } from '../follow-shop-order.copy.ts';

const copy = followShopOrderCopy.NoOrders;

/** Nothing was ordered yet: the ways to the range. */
export function NoOrders() {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.body}</p>}>{copy.heading}</PageHeading>
      <WaysOn>
        <LinkButton variant="primary" to={paths.phones}>
          {copy.phones}
        </LinkButton>
        <LinkButton to={paths.refurbishedPhones}>{copy.refurbished}</LinkButton>
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
      </WaysOn>
    </Column>
  );
}
