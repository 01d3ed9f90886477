import { createBridge } from './bridge.ts';
import { channelName } from './channel.ts';
import type { InspectorMessage } from './messages.types.ts';

const isForApps = (data: unknown): data is InspectorMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && ['hello', 'send', 'ask'].includes(String(data.kind));

/** The app's side of the bridge on a channel of the browser's, for this page as long as it is loaded. */
export function connectBridge() {
  // A reload is another page to an inspector, with actors of its own.
  const tab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
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
  // A page that the browser kept and shows again has its actors still.
  addEventListener('pageshow', ({ persisted }) => persisted && bridge.hear({ tab, kind: 'hello' }));
  bridge.hear({ tab, kind: 'hello' });
  return bridge;
}
