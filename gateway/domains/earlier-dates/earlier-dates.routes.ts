import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import type { EarlierDatePorts } from './earlier-date-ports.ts';
import { handleEarlierDateJobs } from './earlier-dates.jobs.ts';
import {
  acceptEarlierDate,
  askForEarlierDate,
  declineEarlierDate,
  stopAskingForEarlierDate,
} from './earlier-dates.service.ts';

type EarlierDateOperation =
  | 'askForEarlierDate'
  | 'stopAskingForEarlierDate'
  | 'acceptEarlierDate'
  | 'declineEarlierDate';

/** Also names the jobs that offer dates, end offers and pass places on. */
export function earlierDatesHandlers(deps: Dependencies & EarlierDatePorts): Pick<Handlers, EarlierDateOperation> {
  handleEarlierDateJobs(deps);
  return {
    async askForEarlierDate({ session, path }) {
      await askForEarlierDate(deps, memberOf(session), path.appointmentId);
      return { status: 204, body: undefined };
    },
    async stopAskingForEarlierDate({ session, path }) {
      await stopAskingForEarlierDate(deps, memberOf(session), path.appointmentId);
      return { status: 204, body: undefined };
    },
    async acceptEarlierDate({ session, path }) {
      await acceptEarlierDate(deps, memberOf(session), path);
      return { status: 204, body: undefined };
    },
    async declineEarlierDate({ session, path }) {
      await declineEarlierDate(deps, memberOf(session), path);
      return { status: 204, body: undefined };
    },
  };
}
