import type { selectFollowSwitch } from '../../../machines/follow-switch/follow-switch.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { lateView } from '../../journey-host/late-view.tsx';
import { followSwitchCopy } from './follow-switch.copy.ts';
import { FollowingArrival } from './views/FollowingArrival.tsx';
import { FollowingDeparture } from './views/FollowingDeparture.tsx';

const retry = { type: 'retry.requested' } as const;
const { dashboard } = paths;

const outcomes = {
  SwitchMissing: { kind: 'warning', ways: { dashboard } },
  SwitchNotLoaded: { ways: { retry, dashboard } },
  ObjectionNotSent: { ways: { retry, back: { type: 'switch.requested' } } },
} satisfies Outcomes<typeof followSwitchCopy, ViewPropsOf<typeof selectFollowSwitch>>;

export const views = {
  ...outcomeViews(followSwitchCopy, outcomes),
  LoadingSwitch: comingView(followSwitchCopy.LoadingSwitch, 'card'),
  FollowingArrival,
  FollowingDeparture,
  SwitchReady: lateView(() => import('./views/SwitchReady.tsx').then((view) => view.SwitchReady)),
  ConfirmingObjection: lateView(() =>
    import('./views/ConfirmingObjection.tsx').then((view) => view.ConfirmingObjection),
  ),
};
