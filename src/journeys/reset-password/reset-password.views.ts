import type { resetPasswordMachine } from '../../../machines/reset-password/reset-password.machine.ts';
import type { ResetPasswordModel } from '../../../machines/reset-password/reset-password.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { CheckingLink } from './views/CheckingLink.tsx';
import { EnteringEmail } from './views/EnteringEmail.tsx';
import { EnteringNewPassword } from './views/EnteringNewPassword.tsx';
import { LinkExpired } from './views/LinkExpired.tsx';
import { LinkNotChecked } from './views/LinkNotChecked.tsx';
import { LinkNotRequested } from './views/LinkNotRequested.tsx';
import { LinkSent } from './views/LinkSent.tsx';
import { LinkUnknown } from './views/LinkUnknown.tsx';
import { LinkUsed } from './views/LinkUsed.tsx';
import { PasswordChanged } from './views/PasswordChanged.tsx';
import { PasswordNotSaved } from './views/PasswordNotSaved.tsx';
import { RequestsExceeded } from './views/RequestsExceeded.tsx';

export const resetPasswordViews: ViewsOf<typeof resetPasswordMachine, ResetPasswordModel> = {
  CheckingLink,
  EnteringEmail,
  EnteringNewPassword,
  LinkExpired,
  LinkNotChecked,
  LinkNotRequested,
  LinkSent,
  LinkUnknown,
  LinkUsed,
  PasswordChanged,
  PasswordNotSaved,
  RequestsExceeded,
};
