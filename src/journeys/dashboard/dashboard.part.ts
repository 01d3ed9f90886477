import { dashboardMachine } from '../../../machines/dashboard/dashboard.machine.ts';
import { selectDashboard } from '../../../machines/dashboard/dashboard.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createDashboardActors } from './dashboard.actors.ts';

/** The home of the members' dashboard. */
export const dashboardPart = (calls: Parameters<typeof createDashboardActors>[0]) =>
  journeyPart({
    machine: dashboardMachine,
    select: selectDashboard,
    actors: createDashboardActors(calls),
    views: () => import('./dashboard.views.ts'),
  });
