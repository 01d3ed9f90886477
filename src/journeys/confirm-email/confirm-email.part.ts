import { confirmEmailMachine } from '../../../machines/confirm-email/confirm-email.machine.ts';
import { selectConfirmEmail } from '../../../machines/confirm-email/confirm-email.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createConfirmEmailActors } from './confirm-email.actors.ts';

/** Another email address, for who has the link that was sent to it. */
export const confirmEmailPart = (calls: Parameters<typeof createConfirmEmailActors>[0]) =>
  journeyPart({
    machine: confirmEmailMachine,
    select: selectConfirmEmail,
    actors: createConfirmEmailActors(calls),
    views: () => import('./confirm-email.views.ts'),
  });
