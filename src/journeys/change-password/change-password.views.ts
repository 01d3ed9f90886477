import type { changePasswordMachine } from '../../../machines/change-password/change-password.machine.ts';
import type { ChangePasswordModel } from '../../../machines/change-password/change-password.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { changePasswordCopy } from './change-password.copy.ts';
import type { ChangePasswordViewProps } from './change-password.props.ts';
import { EnteringPasswords } from './views/EnteringPasswords.tsx';

const outcomes = {
  PasswordNotChanged: { ways: { retry: { type: 'retry.requested' } } },
  PasswordReplaced: { kind: 'success', ways: { dashboard: '/dashboard' } },
} satisfies Outcomes<typeof changePasswordCopy, ChangePasswordViewProps>;

export const changePasswordViews: ViewsOf<typeof changePasswordMachine, ChangePasswordModel> = {
  ...outcomeViews(changePasswordCopy, outcomes),
  EnteringPasswords,
};
