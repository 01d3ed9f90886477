import type { secondFactorMachine } from '../../../machines/second-factor/second-factor.machine.ts';
import type { SecondFactorModel } from '../../../machines/second-factor/second-factor.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { AddingDevice } from './views/AddingDevice.tsx';
import { ChangeNotMade } from './views/ChangeNotMade.tsx';
import { ChoosingChange } from './views/ChoosingChange.tsx';
import { DeviceNotConfirmed } from './views/DeviceNotConfirmed.tsx';
import { EnteringPassword } from './views/EnteringPassword.tsx';
import { FactorNotLoaded } from './views/FactorNotLoaded.tsx';
import { FactorSwitchedOff } from './views/FactorSwitchedOff.tsx';
import { FactorSwitchedOn } from './views/FactorSwitchedOn.tsx';
import { LoadingFactor } from './views/LoadingFactor.tsx';
import { ProvingForDevice } from './views/ProvingForDevice.tsx';
import { ProvingForRemoval } from './views/ProvingForRemoval.tsx';
import { SetUpExpired } from './views/SetUpExpired.tsx';

export const secondFactorViews: ViewsOf<typeof secondFactorMachine, SecondFactorModel> = {
  AddingDevice,
  ChangeNotMade,
  ChoosingChange,
  DeviceNotConfirmed,
  EnteringPassword,
  FactorNotLoaded,
  FactorSwitchedOff,
  FactorSwitchedOn,
  LoadingFactor,
  ProvingForDevice,
  ProvingForRemoval,
  SetUpExpired,
};
