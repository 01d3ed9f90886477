import type { switchProviderMachine } from '../../../machines/switch-provider/switch-provider.machine.ts';
import type { SwitchProviderModel } from '../../../machines/switch-provider/switch-provider.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { ChoosingSwitch } from './views/ChoosingSwitch.tsx';
import { ChoosingProvider } from './views/ChoosingProvider.tsx';
import { ProvidersNotLoaded } from './views/ProvidersNotLoaded.tsx';
import { ProviderNotListed } from './views/ProviderNotListed.tsx';
import { GivingDetails } from './views/GivingDetails.tsx';
import { MatchNotRequested } from './views/MatchNotRequested.tsx';
import { CheckingMatch } from './views/CheckingMatch.tsx';
import { MatchNotChecked } from './views/MatchNotChecked.tsx';
import { MatchStillChecked } from './views/MatchStillChecked.tsx';
import { AddressNotMatched } from './views/AddressNotMatched.tsx';
import { ProviderNotMatched } from './views/ProviderNotMatched.tsx';
import { SwitchInProgress } from './views/SwitchInProgress.tsx';
import { ProviderNotAnswering } from './views/ProviderNotAnswering.tsx';
import { MatchExpired } from './views/MatchExpired.tsx';
import { AnswerNotUnderstood } from './views/AnswerNotUnderstood.tsx';
import { MatchFound } from './views/MatchFound.tsx';
import { SwitchReadyToStart } from './views/SwitchReadyToStart.tsx';
import { ConsentNotSent } from './views/ConsentNotSent.tsx';
import { SwitchSetUp } from './views/SwitchSetUp.tsx';
import { SwitchNotWithdrawn } from './views/SwitchNotWithdrawn.tsx';

export const switchProviderViews: ViewsOf<typeof switchProviderMachine, SwitchProviderModel> = {
  ChoosingSwitch,
  ChoosingProvider,
  ProvidersNotLoaded,
  ProviderNotListed,
  GivingDetails,
  MatchNotRequested,
  CheckingMatch,
  MatchNotChecked,
  MatchStillChecked,
  AddressNotMatched,
  ProviderNotMatched,
  SwitchInProgress,
  ProviderNotAnswering,
  MatchExpired,
  AnswerNotUnderstood,
  MatchFound,
  SwitchReadyToStart,
  ConsentNotSent,
  SwitchSetUp,
  SwitchNotWithdrawn,
};
