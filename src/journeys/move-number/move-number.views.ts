import type { selectMoveNumber } from '../../../machines/move-number/move-number.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { moveNumberCopy } from './move-number.copy.ts';
import { BringingNumber } from './views/BringingNumber.tsx';
import { EnteringCode } from './views/EnteringCode.tsx';
import { LeavingWithNumber } from './views/LeavingWithNumber.tsx';
import { ShowingLeavingCode } from './views/ShowingLeavingCode.tsx';
import { ShowingNumber } from './views/ShowingNumber.tsx';

const retry = { type: 'retry.requested' } as const;
const back = { type: 'back.requested' } as const;
const { dashboard } = paths;

const outcomes = {
  NumberNotLoaded: { ways: { retry, dashboard } },
  NeedingSim: {
    kind: 'info',
    says: ({ bring, leave, none }, { way }) => ({ body: { bring, leave, none }[way ?? 'none'] }),
    ways: ({ way }) =>
      way === 'leave' ? { dashboard } : { activate: paths.activateSim, order: paths.orderFreeSim, dashboard },
  },
  MoveNotStopped: { ways: { retry, number: back } },
  MoveNotAsked: { ways: { retry, bringing: back } },
  CodeNotSent: { ways: { retry, back } },
  LeavingCodeNotFetched: { ways: { retry, leaving: back } },
} satisfies Outcomes<typeof moveNumberCopy, ViewPropsOf<typeof selectMoveNumber>>;

export const views = {
  ...outcomeViews(moveNumberCopy, outcomes),
  BringingNumber,
  EnteringCode,
  LeavingWithNumber,
  LoadingNumber: comingView(moveNumberCopy.LoadingNumber, 'card'),
  ShowingLeavingCode,
  ShowingNumber,
};
