import type { Page } from '@playwright/test';
import { channelName } from '../../../studio/inspector/bridge/channel.ts';
import type { PageLink } from '../../../studio/inspector/bridge/page-links.ts';
import type { InspectorMessage } from '../../../studio/inspector/bridge/messages.types.ts';
import { withCast } from '../../../studio/inspector/recording/own-cast.ts';
import type { Recording } from '../../../studio/inspector/recording/recording.types.ts';
import { replay, type ReplayResult } from '../../../studio/inspector/recording/replay.ts';
import type { Visit } from '../../../studio/inspector/recording/visit.ts';
import { homeOf, newMember, type GatewaySession } from './gateway.ts';
import type { MachineWatch } from './machine-watch.ts';

/** A match is looked for for as long as 48 seconds. */
const patience = 60_000;

type World = { page: Page; machines: MachineWatch };

/** Plays the steps of a recording in a page, as the inspector does. */
function replayed({ page, machines }: World, steps: Pick<Recording, 'steps' | 'end'>): Promise<ReplayResult> {
  const tab = () => machines.app()?.tab ?? null;
  const say = (message: InspectorMessage) =>
    void page.evaluate(
      ([name, data]) => {
        const channel = new BroadcastChannel(name);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
        channel.postMessage(data);
        channel.close();
      },
      [channelName, message] as const,
    );
  const stage = {
    app: machines.app,
    onNews: machines.onNews,
    send: (actor: string, event: { type: string }) => say({ tab: tab(), kind: 'send', actor, event }),
    follow: (link: PageLink) => say({ tab: tab(), kind: 'follow', link }),
  };
  return replay(steps, stage, { patience });
}

/**
 * Plays a visit with a member and a home of its own: at the house of this worker, so that visits that are played at once
 * take nobody's dates.
 */
export async function playedAnew(
  { gateway, ...world }: World & { gateway: GatewaySession },
  { path, visitor, steps, end }: Visit,
): Promise<ReplayResult> {
  const member = newMember();
  if (visitor === 'loggedIn') await gateway.register(member);
  if (visitor === 'member') await gateway.registerElsewhere(member);
  const house = homeOf('address-single-match').streetNumber;
  await world.page.goto(path);
  return replayed(world, { steps: withCast(steps, { email: member.email, house }), end });
}
