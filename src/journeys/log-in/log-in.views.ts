import type { logInMachine } from '../../../machines/log-in/log-in.machine.ts';
import type { LogInModel } from '../../../machines/log-in/log-in.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { AttemptsExceeded } from './views/AttemptsExceeded.tsx';
import { EnteringCode } from './views/EnteringCode.tsx';
import { EnteringCredentials } from './views/EnteringCredentials.tsx';
import { EnteringRecoveryCode } from './views/EnteringRecoveryCode.tsx';
import { LogInNotAnswered } from './views/LogInNotAnswered.tsx';
import { WelcomingMember } from './views/WelcomingMember.tsx';

export const logInViews: ViewsOf<typeof logInMachine, LogInModel> = {
  AttemptsExceeded,
  EnteringCode,
  EnteringCredentials,
  EnteringRecoveryCode,
  LogInNotAnswered,
  WelcomingMember,
};
