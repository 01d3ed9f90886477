import type { changePasswordMachine } from '../../../machines/change-password/change-password.machine.ts';
import type { ChangePasswordModel } from '../../../machines/change-password/change-password.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { EnteringPasswords } from './views/EnteringPasswords.tsx';
import { PasswordNotChanged } from './views/PasswordNotChanged.tsx';
import { PasswordReplaced } from './views/PasswordReplaced.tsx';

export const changePasswordViews: ViewsOf<typeof changePasswordMachine, ChangePasswordModel> = {
  EnteringPasswords,
  PasswordNotChanged,
  PasswordReplaced,
};
