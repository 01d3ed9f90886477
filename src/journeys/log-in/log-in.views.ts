import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { logInCopy } from './log-in.copy.ts';
import type { selectLogIn } from '../../../machines/log-in/log-in.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { EnteringCode } from './views/EnteringCode.tsx';
import { EnteringCredentials } from './views/EnteringCredentials.tsx';
import { EnteringRecoveryCode } from './views/EnteringRecoveryCode.tsx';

const outcomes = {
  AttemptsExceeded: { kind: 'warning', ways: { restart: { type: 'logIn.restarted' } } },
  LogInNotAnswered: { ways: { retry: { type: 'retry.requested' } } },
  MemberNotWelcomed: { ways: { retry: { type: 'retry.requested' }, restart: { type: 'logIn.restarted' } } },
} satisfies Outcomes<typeof logInCopy, ViewPropsOf<typeof selectLogIn>>;

export const views = {
  ...outcomeViews(logInCopy, outcomes),
  WelcomingMember: waitingView(logInCopy.WelcomingMember),
  EnteringCode,
  EnteringCredentials,
  EnteringRecoveryCode,
};
