import { followSwitchMachine } from '../../../machines/follow-switch/follow-switch.machine.ts';
import { selectFollowSwitch } from '../../../machines/follow-switch/follow-switch.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createFollowSwitchActors } from './follow-switch.actors.ts';

/** A switch, to us or to another provider. */
export const followSwitchPart = (calls: Parameters<typeof createFollowSwitchActors>[0]) =>
  journeyPart({
    machine: followSwitchMachine,
    select: selectFollowSwitch,
    actors: createFollowSwitchActors(calls),
    views: () => import('./follow-switch.views.ts'),
  });
