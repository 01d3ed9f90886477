import { createBridge } from './bridge.ts';
import type { InspectorMessage } from './messages.types.ts';

/** Both sides of the bridge speak on it: within one origin, from tab to tab. */
export const channelName = 'journey-inspector';

const isForApps = (data: unknown): data is InspectorMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && ['hello', 'send', 'ask'].includes(String(data.kind));

/** The app's side of the bridge on a channel of the browser's. */
export function connectBridge({ tab }: { tab: string }) {
  const channel = new BroadcastChannel(channelName);
  const bridge = createBridge({
    // A channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    say: (message) => channel.postMessage(message),
    tab,
    page: () => ({ path: location.pathname, title: document.title }),
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Other apps and other inspectors speak here, too.
    if (isForApps(data)) bridge.hear(data);
  });
  addEventListener('pagehide', bridge.leave);
  bridge.hear({ tab, kind: 'hello' });
  return bridge;
}
