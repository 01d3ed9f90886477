import type { addressCheckMachine } from '../../../machines/address-check/address-check.machine.ts';
import type { AddressCheckModel } from '../../../machines/address-check/address-check.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { EnteringAddress } from './views/EnteringAddress.tsx';
import { EnteringAddressByHand } from './views/EnteringAddressByHand.tsx';
import { ChoosingPremise } from './views/ChoosingPremise.tsx';
import { AddressServed } from './views/AddressServed.tsx';
import { LaunchAwaited } from './views/LaunchAwaited.tsx';
import { PremiseAlreadyServed } from './views/PremiseAlreadyServed.tsx';
import { AddressNotFound } from './views/AddressNotFound.tsx';
import { TooManyAddressesFound } from './views/TooManyAddressesFound.tsx';
import { AreaNotServed } from './views/AreaNotServed.tsx';
import { PremiseNotConfirmed } from './views/PremiseNotConfirmed.tsx';
import { SwitchingNotAvailable } from './views/SwitchingNotAvailable.tsx';
import { InstallTypeNotSupported } from './views/InstallTypeNotSupported.tsx';
import { PremiseTypeNotSupported } from './views/PremiseTypeNotSupported.tsx';
import { EngineerDatesNotForecast } from './views/EngineerDatesNotForecast.tsx';
import { BuildingConnectedAnotherWay } from './views/BuildingConnectedAnotherWay.tsx';
import { PermissionNeeded } from './views/PermissionNeeded.tsx';
import { AddressNotRecognised } from './views/AddressNotRecognised.tsx';
import { AddressCheckFailed } from './views/AddressCheckFailed.tsx';

export const addressCheckViews: ViewsOf<typeof addressCheckMachine, AddressCheckModel> = {
  EnteringAddress,
  EnteringAddressByHand,
  ChoosingPremise,
  AddressServed,
  LaunchAwaited,
  PremiseAlreadyServed,
  AddressNotFound,
  TooManyAddressesFound,
  AreaNotServed,
  PremiseNotConfirmed,
  SwitchingNotAvailable,
  InstallTypeNotSupported,
  PremiseTypeNotSupported,
  EngineerDatesNotForecast,
  BuildingConnectedAnotherWay,
  PermissionNeeded,
  AddressNotRecognised,
  AddressCheckFailed,
};
