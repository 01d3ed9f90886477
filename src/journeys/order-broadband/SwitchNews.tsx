import { paths } from '../../../machines/shared/paths.ts';
import type { OrderBroadbandModel } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Column } from '../../ui/Column/Column.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { switchNewsCopy } from './switch-news.copy.ts';

/** While the customer goes on with the order: how the match stands, and the way back to it (SW-07). */
export function SwitchNews({
  news,
  provider,
}: {
  news: NonNullable<OrderBroadbandModel['switchNews']>;
  provider: string;
}) {
  const { words, link } = switchNewsCopy[news];
  return (
    <Column>
      <Alert kind={news === 'repair' ? 'warning' : news === 'ready' ? 'success' : 'info'}>
        <p>{words(provider)}</p>
        <TextLink alone to={paths.switch}>
          {link}
        </TextLink>
      </Alert>
    </Column>
  );
}
