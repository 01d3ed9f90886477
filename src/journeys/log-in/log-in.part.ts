import type { SnapshotFrom } from 'xstate';
import { logInMachine } from '../../../machines/log-in/log-in.machine.ts';
import { selectLogIn, type WaitingOrder } from '../../../machines/log-in/log-in.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createLogInActors } from './log-in.actors.ts';

/** A session for who has an account. With an order under way the page says that it waits, and with which plan. */
export const logInPart = (calls: Parameters<typeof createLogInActors>[0], waiting: WaitingOrder) =>
  journeyPart({
    machine: logInMachine,
    select: (snapshot: SnapshotFrom<typeof logInMachine>) => selectLogIn(snapshot, waiting),
    actors: createLogInActors(calls),
    views: () => import('./log-in.views.ts'),
    ownCode: {
      EnteringCredentials: () => import('./views/EnteringCredentials.tsx').then((view) => view.EnteringCredentials),
    },
  });
