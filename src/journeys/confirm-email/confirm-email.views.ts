import { paths } from '../../../machines/shared/paths.ts';
import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { logInPath } from '../../session/redirect.ts';
import { confirmEmailCopy } from './confirm-email.copy.ts';
import type { selectConfirmEmail } from '../../../machines/confirm-email/confirm-email.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { ReadingAddress } from './views/ReadingAddress.tsx';

/** Who has the link need not be logged in: the log-in comes before the profile where it is needed. */
const { profile } = paths;
const logIn = logInPath(profile);

const outcomes = {
  EmailConfirmed: {
    kind: 'success',
    says: ({ body, told }, { email }) => ({ body: [body(email), told] }),
    ways: { profile, logIn },
  },
  EmailNotConfirmed: { ways: { retry: { type: 'retry.requested' } } },
  EmailTaken: {
    kind: 'warning',
    says: ({ body, hint }, { email }) => ({ body: [body(email), hint] }),
    ways: { profile, logIn },
  },
  LinkExpired: { kind: 'warning', ways: { profile } },
  LinkNotChecked: { ways: { retry: { type: 'retry.requested' } } },
  LinkUnknown: { kind: 'warning', ways: { profile } },
  LinkUsed: { kind: 'warning', says: ({ body, ended }) => ({ body: [body, ended] }), ways: { profile, logIn } },
} satisfies Outcomes<typeof confirmEmailCopy, ViewPropsOf<typeof selectConfirmEmail>>;

export const views = {
  ...outcomeViews(confirmEmailCopy, outcomes),
  CheckingLink: waitingView(confirmEmailCopy.CheckingLink),
  ReadingAddress,
};
