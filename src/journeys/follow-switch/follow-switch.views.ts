import type { selectFollowSwitch } from '../../../machines/follow-switch/follow-switch.selectors.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { followSwitchCopy } from './follow-switch.copy.ts';
import { ConfirmingObjection } from './views/ConfirmingObjection.tsx';
import { FollowingArrival } from './views/FollowingArrival.tsx';
import { FollowingDeparture } from './views/FollowingDeparture.tsx';
import { SwitchReady } from './views/SwitchReady.tsx';

const retry = { type: 'retry.requested' } as const;
const { dashboard } = paths;

const outcomes = {
  SwitchMissing: { kind: 'warning', ways: { dashboard } },
  SwitchNotLoaded: { ways: { retry, dashboard } },
  ObjectionNotSent: { ways: { retry, back: { type: 'switch.requested' } } },
} satisfies Outcomes<typeof followSwitchCopy, ViewPropsOf<typeof selectFollowSwitch>>;

export const views = {
  ...outcomeViews(followSwitchCopy, outcomes),
  LoadingSwitch: waitingView(followSwitchCopy.LoadingSwitch),
  FollowingArrival,
  FollowingDeparture,
  SwitchReady,
  ConfirmingObjection,
};
