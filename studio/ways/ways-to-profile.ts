import { elsewhere, here, oneWaits } from '../../machines/manage-profile/manage-profile.cases.ts';
import { manageProfileMachine } from '../../machines/manage-profile/manage-profile.machine.ts';
import { paths } from '../../machines/shared/paths.ts';
import type { Preparation, WayStep } from '../inspector/open-in-state/way.types.ts';
import { hold } from './held-calls.ts';
import { busy, endingIn, opening, stepAt, type ByState } from './way-parts.ts';

const machine = manageProfileMachine;

/** What the customer does on the page of the profile. */
const step = (event: WayStep['event'], ...prepare: Preparation[]): WayStep =>
  stepAt(machine, [`${machine.id}.showingProfile.readingProfile`], event, ...prepare);

const emailWaits: Preparation = { do: 'fault', operationId: 'getEmailChange', status: 200, body: oneWaits };
const twoSessions: Preparation = {
  do: 'fault',
  operationId: 'listMemberSessions',
  status: 200,
  body: { sessions: [here, elsewhere] },
};

/**
 * Ways to what only another device, or an email address that waits, brings about; and to a profile that is not read: the
 * site itself asks for the member first, so that no fault of that call can meet the page alone when it is opened.
 */
export function waysToProfile(): ByState[] {
  const at = (state: string, prepare: readonly Preparation[], ...steps: WayStep[]) =>
    endingIn({ ...opening(paths.profile, { do: 'register' }, ...prepare), steps }, machine, `${machine.id}.${state}`);
  const taken = { type: 'emailChange.cancelled' };
  const ended = { type: 'session.ended', sessionId: elsewhere.id };
  const again = { type: 'profile.requested' };
  return [
    at('loadingProfile', [hold('getEmailChange')]),
    at('profileNotLoaded', [], step(again, busy('getMember'))),
    at('showingProfile.refreshingProfile', [], step(again, hold('getEmailChange'))),
    at('showingProfile.cancellingEmailChange', [emailWaits], step(taken, hold('cancelEmailChange'))),
    at('emailChangeNotCancelled', [emailWaits], step(taken, busy('cancelEmailChange'))),
    at('showingProfile.endingSession', [twoSessions], step(ended, hold('endMemberSession'))),
    at('sessionNotEnded', [twoSessions], step(ended, busy('endMemberSession'))),
  ];
}
