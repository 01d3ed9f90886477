import type { secondFactorMachine } from '../../../machines/second-factor/second-factor.machine.ts';
import type { SecondFactorModel } from '../../../machines/second-factor/second-factor.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { secondFactorCopy } from './second-factor.copy.ts';
import type { SecondFactorViewProps } from './second-factor.props.ts';
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
} satisfies Outcomes<typeof secondFactorCopy, SecondFactorViewProps>;

export const secondFactorViews: ViewsOf<typeof secondFactorMachine, SecondFactorModel> = {
  ...outcomeViews(secondFactorCopy, outcomes),
  LoadingFactor: waitingView(secondFactorCopy.LoadingFactor),
  AddingDevice,
  ChoosingChange,
  EnteringPassword,
  FactorSwitchedOn,
  ProvingForDevice,
  ProvingForRemoval,
};
