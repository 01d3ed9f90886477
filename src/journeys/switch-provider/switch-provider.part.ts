import { switchProviderMachine } from '../../../machines/switch-provider/switch-provider.machine.ts';
import { selectSwitchProvider } from '../../../machines/switch-provider/switch-provider.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { matchWatchPart } from '../match-watch/match-watch.part.ts';
import { createSwitchProviderActors } from './switch-provider.actors.ts';

/** The switch from another provider. */
export const switchProviderPart = (calls: Parameters<typeof createSwitchProviderActors>[0]) =>
  journeyPart({
    machine: switchProviderMachine,
    select: selectSwitchProvider,
    actors: createSwitchProviderActors(calls),
    views: () => import('./switch-provider.views.ts'),
    children: { matchWatch: matchWatchPart(calls) },
  });
