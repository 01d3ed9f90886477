import type { selectFollowShopOrder } from '../../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { followShopOrderCopy } from '../follow-shop-order.copy.ts';
import { comesOf } from '../sending-back.copy.ts';
import { PhoneLines } from './PhoneLines.tsx';
import classes from './ShopOrder.module.css';

const { ReviewingReturn: copy, ShowingOrder } = followShopOrderCopy;

/** What goes back, what comes of it and by when, before it is asked for (PH-08). */
export function ReviewingReturn({ model, send }: ViewPropsOf<typeof selectFollowShopOrder>) {
  const { order, isBusy } = model;
  const { review } = model.sendingBack;
  if (!order || !review) return null;
  const { pieces, option, description } = review;
  const { reason, outcome } = option;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{ShowingOrder.key(order.key)}</p>}>{copy.heading}</PageHeading>
      <div className={classes.parts}>
        <SummaryList
          rows={[
            { term: copy.phones, details: <PhoneLines pieces={pieces} /> },
            { term: copy.why, details: copy.reasons[reason] },
            ...(description === '' ? [] : [{ term: copy.wrong, details: description }]),
            { term: copy.get, details: <strong>{comesOf(outcome, pieces)}</strong> },
            { term: copy.when, details: copy.days[outcome] },
            { term: copy.handIn, details: copy.within },
          ]}
        />
        <Text>{copy.code}</Text>
        <Text tone="soft">
          {copy.law} <TextLink to="/shipping-and-returns#returns">{copy.returns}</TextLink>
        </Text>
      </div>
      <WaysOn>
        <Button variant="primary" loading={isBusy} onClick={() => send({ type: 'return.confirmed' })}>
          {copy.confirm}
        </Button>
        <Button onClick={() => send({ type: 'return.requested' })}>{copy.change}</Button>
        <Button onClick={() => send({ type: 'order.requested' })}>{copy.back}</Button>
      </WaysOn>
    </Column>
  );
}
