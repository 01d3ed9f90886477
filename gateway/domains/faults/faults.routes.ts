import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf, ownId } from '../../http/member-of.ts';
import { handleIncidentJobs } from './faults.network.ts';
import { closeFault, listFaults, listMemberFaults, reportFault } from './faults.service.ts';
import { handleLateRepairs } from './follow-fault.ts';
import { followRefusedClosure, followRefusedReport, settleClosure } from './refused-fault.ts';
import { faultAvailabilities, moveFaultVisit } from './visit-moves.service.ts';

/** Also names the jobs that speak to the network, and tell of a late repair. */
export function faultsHandlers(
  deps: Dependencies,
): Pick<
  Handlers,
  'listFaults' | 'reportFault' | 'closeFault' | 'listMemberFaults' | 'getFaultAvailabilities' | 'moveFaultAppointment'
> {
  handleIncidentJobs(deps, {
    report: (tx, said, refused) => followRefusedReport(deps, tx, said, refused),
    closure: {
      whenRefused: (tx, said, refused) => followRefusedClosure(deps, tx, said, refused),
      whenSettled: settleClosure,
    },
  });
  handleLateRepairs(deps);
  return {
    async listFaults({ session, path }) {
      return { status: 200, body: await listFaults(deps, memberOf(session), path.planId) };
    },
    async reportFault({ session, path, body }) {
      return { status: 200, body: await reportFault(deps, memberOf(session), path.planId, body) };
    },
    async closeFault({ session, path }) {
      return { status: 200, body: await closeFault(deps, memberOf(session), path.planId, path.faultId) };
    },
    async getFaultAvailabilities({ session, path, query }) {
      const asked = { ...path, startDate: query.startDate };
      return { status: 200, body: await faultAvailabilities(deps, memberOf(session), asked) };
    },
    async moveFaultAppointment({ session, path, body }) {
      return { status: 200, body: await moveFaultVisit(deps, memberOf(session), path, body) };
    },
    async listMemberFaults({ session, path }) {
      return { status: 200, body: { faults: await listMemberFaults(deps, ownId(session, path.memberId)) } };
    },
  };
}
