import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { logInPath } from '../../session/redirect.ts';
import { resetPasswordCopy } from './reset-password.copy.ts';
import type { selectResetPassword } from '../../../machines/reset-password/reset-password.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { EnteringEmail } from './views/EnteringEmail.tsx';
import { EnteringNewPassword } from './views/EnteringNewPassword.tsx';

/** To log in, or to have another link sent. */
const logInOrAgain = ({ returnTo }: ViewPropsOf<typeof selectResetPassword>['model']) => ({
  logIn: logInPath(returnTo),
  again: { type: 'newLink.requested' } as const,
});

const outcomes = {
  LinkExpired: { kind: 'warning', ways: { again: { type: 'newLink.requested' } } },
  LinkNotChecked: { ways: { retry: { type: 'retry.requested' } } },
  LinkNotRequested: { ways: { retry: { type: 'retry.requested' } } },
  LinkSent: { kind: 'info', says: ({ body, hint }, { email }) => ({ body: [body(email), hint] }), ways: logInOrAgain },
  LinkUnknown: { kind: 'warning', ways: { again: { type: 'newLink.requested' } } },
  LinkUsed: { kind: 'warning', ways: logInOrAgain },
  PasswordChanged: { kind: 'success', ways: ({ returnTo }) => ({ logIn: logInPath(returnTo) }) },
  PasswordNotSaved: { ways: { retry: { type: 'retry.requested' } } },
  RequestsExceeded: { kind: 'warning', ways: logInOrAgain },
} satisfies Outcomes<typeof resetPasswordCopy, ViewPropsOf<typeof selectResetPassword>>;

export const views = {
  ...outcomeViews(resetPasswordCopy, outcomes),
  CheckingLink: waitingView(resetPasswordCopy.CheckingLink),
  EnteringEmail,
  EnteringNewPassword,
};
