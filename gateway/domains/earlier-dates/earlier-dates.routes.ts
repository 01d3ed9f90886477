import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { ownVisit } from '../visits/appointments.service.ts';

type EarlierDateOperation =
  | 'askForEarlierDate'
  | 'stopAskingForEarlierDate'
  | 'acceptEarlierDate'
  | 'declineEarlierDate';

export function earlierDatesHandlers({ db }: Dependencies): Pick<Handlers, EarlierDateOperation> {
  return {
    async askForEarlierDate({ session, path }) {
      await ownVisit(db, memberOf(session), path.appointmentId);
      return { status: 204, body: undefined };
    },
    async stopAskingForEarlierDate({ session, path }) {
      await ownVisit(db, memberOf(session), path.appointmentId);
      return { status: 204, body: undefined };
    },
    async acceptEarlierDate({ session, path }) {
      await ownVisit(db, memberOf(session), path.appointmentId);
      throw notFound('earlier-date');
    },
    async declineEarlierDate({ session, path }) {
      await ownVisit(db, memberOf(session), path.appointmentId);
      throw notFound('earlier-date');
    },
  };
}
