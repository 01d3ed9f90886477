import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { logOutCopy } from './log-out.copy.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';
import type { RetryRequested } from '../../../machines/shared/journey-meta.ts';

const outcomes = {
  LogOutFailed: { ways: { retry: { type: 'retry.requested' } } },
  LoggedOut: {
    kind: 'success',
    ways: { home: '/', logIn: '/auth/login?referrer=broadband&redirect=%2F' },
  },
} satisfies Outcomes<typeof logOutCopy, ViewProps<null, RetryRequested>>;

export const views = {
  ...outcomeViews(logOutCopy, outcomes),
  LoggingOut: waitingView(logOutCopy.LoggingOut),
};
