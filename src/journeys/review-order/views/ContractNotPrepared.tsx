import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { reviewOrderCopy } from '../review-order.copy.ts';
import type { ReviewOrderViewProps } from '../review-order.props.ts';

const copy = reviewOrderCopy.ContractNotPrepared;

export function ContractNotPrepared({ send }: ReviewOrderViewProps) {
  return <NotReached copy={copy} onRetry={() => send({ type: 'retry.requested' })} />;
}
