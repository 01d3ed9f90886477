import { logOutMachine } from '../../../machines/log-out/log-out.machine.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createLogOutActors } from './log-out.actors.ts';

/** The end of a session. */
export const logOutPart = (calls: Parameters<typeof createLogOutActors>[0]) =>
  journeyPart({
    machine: logOutMachine,
    select: () => null,
    actors: createLogOutActors(calls),
    views: () => import('./log-out.views.ts'),
  });
