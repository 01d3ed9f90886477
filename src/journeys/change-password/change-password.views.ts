import { outcomeViews, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { changePasswordCopy } from './change-password.copy.ts';
import type { selectChangePassword } from '../../../machines/change-password/change-password.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { EnteringPasswords } from './views/EnteringPasswords.tsx';

const outcomes = {
  PasswordNotChanged: { ways: { retry: { type: 'retry.requested' } } },
  PasswordReplaced: { kind: 'success', ways: { dashboard: '/dashboard' } },
} satisfies Outcomes<typeof changePasswordCopy, ViewPropsOf<typeof selectChangePassword>>;

export const views = {
  ...outcomeViews(changePasswordCopy, outcomes),
  EnteringPasswords,
};
