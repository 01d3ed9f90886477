import { comingView } from '../../journey-host/coming-view.tsx';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { secondFactorCopy } from './second-factor.copy.ts';
import type { selectSecondFactor } from '../../../machines/second-factor/second-factor.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { AddingDevice } from './views/AddingDevice.tsx';
import { ChoosingChange } from './views/ChoosingChange.tsx';
import { EnteringPassword } from './views/EnteringPassword.tsx';
import { FactorSwitchedOn } from './views/FactorSwitchedOn.tsx';
import { ProvingForDevice } from './views/ProvingForDevice.tsx';
import { ProvingForRemoval } from './views/ProvingForRemoval.tsx';

const outcomes = {
  ChangeNotMade: { ways: { retry: { type: 'retry.requested' } } },
  DeviceNotConfirmed: { ways: { retry: { type: 'retry.requested' } } },
  FactorNotLoaded: { ways: { retry: { type: 'retry.requested' } } },
  FactorSwitchedOff: { kind: 'success', ways: { dashboard: '/dashboard' } },
  SetUpExpired: { kind: 'warning', ways: { restart: { type: 'setUp.restarted' } } },
} satisfies Outcomes<typeof secondFactorCopy, ViewPropsOf<typeof selectSecondFactor>>;

export const views = {
  ...outcomeViews(secondFactorCopy, outcomes),
  LoadingFactor: comingView(secondFactorCopy.LoadingFactor, 'card'),
  AddingDevice,
  ChoosingChange,
  EnteringPassword,
  FactorSwitchedOn,
  ProvingForDevice,
  ProvingForRemoval,
};
