import { manageProfileMachine } from '../../../machines/manage-profile/manage-profile.machine.ts';
import { selectManageProfile } from '../../../machines/manage-profile/manage-profile.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createManageProfileActors } from './manage-profile.actors.ts';

/** What we know of a member, and what they change of it. */
export const manageProfilePart = (calls: Parameters<typeof createManageProfileActors>[0]) =>
  journeyPart({
    machine: manageProfileMachine,
    select: selectManageProfile,
    actors: createManageProfileActors(calls),
    views: () => import('./manage-profile.views.ts'),
  });
