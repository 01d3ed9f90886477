import { changePasswordMachine } from '../../../machines/change-password/change-password.machine.ts';
import { selectChangePassword } from '../../../machines/change-password/change-password.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createChangePasswordActors } from './change-password.actors.ts';

/** Another password, for who knows the one they have. */
export const changePasswordPart = (calls: Parameters<typeof createChangePasswordActors>[0]) =>
  journeyPart({
    machine: changePasswordMachine,
    select: selectChangePassword,
    actors: createChangePasswordActors(calls),
    views: () => import('./change-password.views.ts'),
  });
