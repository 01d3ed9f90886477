import { resetPasswordMachine } from '../../../machines/reset-password/reset-password.machine.ts';
import { selectResetPassword } from '../../../machines/reset-password/reset-password.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createResetPasswordActors } from './reset-password.actors.ts';

/** A new password, for who has forgotten the old one. */
export const resetPasswordPart = (calls: Parameters<typeof createResetPasswordActors>[0]) =>
  journeyPart({
    machine: resetPasswordMachine,
    select: selectResetPassword,
    actors: createResetPasswordActors(calls),
    views: () => import('./reset-password.views.ts'),
  });
