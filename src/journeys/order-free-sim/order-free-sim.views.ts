import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import type { selectOrderFreeSim } from '../../../machines/order-free-sim/order-free-sim.selectors.ts';
import { arrives, orderFreeSimCopy } from './order-free-sim.copy.ts';
import { EnteringDetails } from './views/EnteringDetails.tsx';
import { FindingAddress } from './views/FindingAddress.tsx';

const change = { type: 'details.changed' } as const;

const outcomes = {
  LimitReached: {
    kind: 'warning',
    says: ({ body }, { refusal }) => ({ body: refusal === '' ? body : refusal }),
    ways: { change },
  },
  OrderedBefore: {
    kind: 'info',
    says: ({ body }, { refusal }) => ({ body: [refusal, ...body] }),
    ways: { another: { type: 'another.requested' } },
  },
  NotOrdered: { ways: { retry: { type: 'retry.requested' }, change } },
  SimOrdered: {
    kind: 'success',
    says: ({ body }, { ordered, form }) => ({ body: ordered === null ? [body] : [arrives(ordered, form.email), body] }),
    ways: { activate: '/activate/sim' },
  },
} satisfies Outcomes<typeof orderFreeSimCopy, ViewPropsOf<typeof selectOrderFreeSim>>;

export const views = { ...outcomeViews(orderFreeSimCopy, outcomes), EnteringDetails, FindingAddress };
