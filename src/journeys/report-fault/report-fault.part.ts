import { reportFaultMachine } from '../../../machines/report-fault/report-fault.machine.ts';
import { selectReportFault } from '../../../machines/report-fault/report-fault.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createReportFaultActors } from './report-fault.actors.ts';

/** What is wrong with a plan, and how its repair goes. */
export const reportFaultPart = (calls: Parameters<typeof createReportFaultActors>[0]) =>
  journeyPart({
    machine: reportFaultMachine,
    select: selectReportFault,
    actors: createReportFaultActors(calls),
    views: () => import('./report-fault.views.ts'),
  });
