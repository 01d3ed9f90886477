import type { logOutMachine } from '../../../machines/log-out/log-out.machine.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { logOutCopy } from './log-out.copy.ts';
import type { LogOutViewProps } from './log-out.props.ts';

const outcomes = {
  LogOutFailed: { ways: { retry: { type: 'retry.requested' } } },
  LoggedOut: {
    kind: 'success',
    ways: { home: '/', logIn: '/auth/login?referrer=broadband&redirect=%2F' },
  },
} satisfies Outcomes<typeof logOutCopy, LogOutViewProps>;

export const logOutViews: ViewsOf<typeof logOutMachine, null> = {
  ...outcomeViews(logOutCopy, outcomes),
  LoggingOut: waitingView(logOutCopy.LoggingOut),
};
