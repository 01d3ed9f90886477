import { registerMachine } from '../../../machines/register/register.machine.ts';
import { selectRegister } from '../../../machines/register/register.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createRegisterActors } from './register.actors.ts';

/** A new account. */
export const registerPart = (calls: Parameters<typeof createRegisterActors>[0]) =>
  journeyPart({
    machine: registerMachine,
    select: selectRegister,
    actors: createRegisterActors(calls),
    views: () => import('./register.views.ts'),
    ownCode: {
      EnteringRegistration: () => import('./views/EnteringRegistration.tsx').then((view) => view.EnteringRegistration),
    },
  });
