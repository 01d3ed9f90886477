import type { logInMachine } from '../../../machines/log-in/log-in.machine.ts';
import type { LogInModel } from '../../../machines/log-in/log-in.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { logInCopy } from './log-in.copy.ts';
import type { LogInViewProps } from './log-in.props.ts';
import { EnteringCode } from './views/EnteringCode.tsx';
import { EnteringCredentials } from './views/EnteringCredentials.tsx';
import { EnteringRecoveryCode } from './views/EnteringRecoveryCode.tsx';

const outcomes = {
  AttemptsExceeded: { kind: 'warning', ways: { restart: { type: 'logIn.restarted' } } },
  LogInNotAnswered: { ways: { retry: { type: 'retry.requested' } } },
} satisfies Outcomes<typeof logInCopy, LogInViewProps>;

export const logInViews: ViewsOf<typeof logInMachine, LogInModel> = {
  ...outcomeViews(logInCopy, outcomes),
  WelcomingMember: waitingView(logInCopy.WelcomingMember),
  EnteringCode,
  EnteringCredentials,
  EnteringRecoveryCode,
};
