import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import type { SwitchAheadPort } from '../plans/switch-ahead.ts';
import type { PausePorts } from './pause-ports.ts';
import { handlePauseJobs } from './pauses.jobs.ts';
import { handleSuspensionJobs } from './pauses.network.ts';
import { endPause, getPauses, planPause } from './pauses.service.ts';
import { followRefusedSuspension, settleSuspension } from './refused-suspension.ts';

/** Also names the jobs that begin and end pauses, and tell the network. */
export function pausesHandlers(
  deps: Dependencies & PausePorts & SwitchAheadPort,
): Pick<Handlers, 'getPauses' | 'planPause' | 'endPause'> {
  handlePauseJobs(deps);
  handleSuspensionJobs(deps, {
    whenRefused: (tx, said, refused) => followRefusedSuspension(deps, tx, said, refused),
    whenSettled: settleSuspension,
  });
  return {
    async getPauses({ session, path }) {
      return { status: 200, body: await getPauses(deps, memberOf(session), path.planId) };
    },
    async planPause({ session, path, body }) {
      return { status: 200, body: await planPause(deps, memberOf(session), path.planId, body) };
    },
    async endPause({ session, path }) {
      return { status: 200, body: await endPause(deps, memberOf(session), path.planId, path.pauseId) };
    },
  };
}
