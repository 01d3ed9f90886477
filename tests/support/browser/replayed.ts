import type { Page } from '@playwright/test';
import { channelName } from '../../../studio/inspector/bridge/channel.ts';
import type { InspectorMessage } from '../../../studio/inspector/bridge/messages.types.ts';
import type { Recording } from '../../../studio/inspector/recording/recording.types.ts';
import { replay, type ReplayResult } from '../../../studio/inspector/recording/replay.ts';
import type { MachineWatch } from './machine-watch.ts';

/** Plays a recording in a page, as the inspector does. */
export function replayed(
  { page, machines }: { page: Page; machines: MachineWatch },
  recording: Pick<Recording, 'steps' | 'end'>,
): Promise<ReplayResult> {
  return replay(recording, {
    app: machines.app,
    onNews: machines.onNews,
    send: (actor, event) => {
      const message: InspectorMessage = { tab: machines.app()?.tab ?? null, kind: 'send', actor, event };
      void page.evaluate(
        ([name, data]) => {
          const channel = new BroadcastChannel(name);
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
          channel.postMessage(data);
          channel.close();
        },
        [channelName, message] as const,
      );
    },
  });
}
