import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf, ownId } from '../../http/member-of.ts';
import { handleIncidentJobs } from './faults.network.ts';
import { closeFault, listFaults, listMemberFaults, reportFault } from './faults.service.ts';
import { handleLateRepairs } from './follow-fault.ts';

/** Also names the jobs that speak to the network, and tell of a late repair. */
export function faultsHandlers(
  deps: Dependencies,
): Pick<Handlers, 'listFaults' | 'reportFault' | 'closeFault' | 'listMemberFaults'> {
  handleIncidentJobs(deps);
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
    async listMemberFaults({ session, path }) {
      return { status: 200, body: { faults: await listMemberFaults(deps, ownId(session, path.memberId)) } };
    },
  };
}
