import { viewsFrom } from '../../journey-host/outcome-views.tsx';
import { addressCheckCopy } from './address-check.copy.ts';
import { AddressServed } from './views/AddressServed.tsx';
import { ChoosingPremise } from './views/ChoosingPremise.tsx';
import { EnteringAddress } from './views/EnteringAddress.tsx';
import { EnteringAddressByHand } from './views/EnteringAddressByHand.tsx';
import { outcomeView, type AddressOutcomes } from './views/Outcome.tsx';
import { PermissionNeeded } from './views/PermissionNeeded.tsx';

const outcomes = {
  LaunchAwaited: { icon: 'bolt', tone: 'turquoise', ways: ['interest', 'change'] },
  PremiseAlreadyServed: { icon: 'home', tone: 'turquoise', ways: ['moveIn', 'dashboard', 'chat', 'change'] },
  AddressNotFound: { icon: 'search', tone: 'sunken', ways: ['byHand', 'change'], isAboutNoHome: true },
  TooManyAddressesFound: { icon: 'search', tone: 'sunken', ways: ['byHand', 'change'], isAboutNoHome: true },
  AreaNotServed: { icon: 'bolt', tone: 'yellow', ways: ['interest', 'change'] },
  PremiseNotConfirmed: { icon: 'info', tone: 'yellow', ways: ['byHand', 'chat', 'change'] },
  SwitchingNotAvailable: { icon: 'swap', tone: 'yellow', ways: ['plans', 'interest', 'change'] },
  InstallTypeNotSupported: { icon: 'router', tone: 'yellow', ways: ['interest', 'change'] },
  PremiseTypeNotSupported: { icon: 'home', tone: 'sunken', ways: ['change'] },
  EngineerDatesNotForecast: { icon: 'calendar', tone: 'yellow', ways: ['interest', 'change'] },
  BuildingConnectedAnotherWay: { icon: 'router', tone: 'yellow', ways: ['interest', 'chat', 'change'] },
  AddressNotRecognised: { icon: 'warning', tone: 'sunken', ways: ['retry', 'chat', 'change'] },
  AddressCheckFailed: { icon: 'warning', tone: 'sunken', ways: ['retry', 'chat', 'change'] },
} satisfies AddressOutcomes;

export const views = {
  ...viewsFrom(outcomes, (view, outcome) => outcomeView(addressCheckCopy[view], outcome)),
  AddressServed,
  ChoosingPremise,
  EnteringAddress,
  EnteringAddressByHand,
  PermissionNeeded,
};
