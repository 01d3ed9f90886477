import { readTesterSettings } from '../../tester-pages/tester-settings.ts';
import { createBridge } from './bridge.ts';
import { channelName } from './channel.ts';
import type { InspectorMessage } from './messages.types.ts';
import { pressedLink, pressLink } from './page-links.ts';
import type { WordsOnPage } from './show-words.ts';
import { thisTab } from './this-tab.ts';
import { takenOver } from './taken-over.ts';
import type { ShownWords } from './words-in-text.ts';

const isForApps = (data: unknown): data is InspectorMessage =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  ['hello', 'send', 'ask', 'follow', 'words'].includes(String(data.kind));

/** The app's side of the bridge on a channel of the browser's, for this page as long as it is loaded. */
export function connectBridge() {
  const channel = new BroadcastChannel(channelName);
  let onPage: Promise<WordsOnPage> | null = null;
  /** Whoever changes no words loads nothing of it. */
  async function showWords(words: readonly ShownWords[]): Promise<void> {
    if (words.length === 0 && onPage === null) return;
    onPage ??= import('./show-words.ts').then(({ wordsOnPage }) => wordsOnPage(bridge.viewsNow));
    const { show } = await onPage;
    show(words);
  }
  const bridge = createBridge({
    // A channel reaches its own origin only.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    say: (message) => channel.postMessage(message),
    tab: thisTab,
    page: () => ({ path: location.pathname, title: document.title }),
    scope: () => readTesterSettings(sessionStorage).scope,
    follow: (link) => void pressLink(link),
    showWords: (words) => void showWords(words),
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Other apps and other inspectors speak here, too.
    if (!isForApps(data)) return;
    // What changes the page waits for it; what only asks is answered at once.
    if (data.kind === 'send' || data.kind === 'follow') void takenOver().then(() => bridge.hear(data));
    else bridge.hear(data);
  });
  // Before the page hears of it, as what comes of it is told after it.
  addEventListener(
    'click',
    (click) => {
      const link = pressedLink(click);
      if (link !== null) bridge.linkPressed(link);
    },
    { capture: true },
  );
  addEventListener('pagehide', bridge.leave);
  // A page that the browser kept and shows again has its actors still.
  addEventListener('pageshow', ({ persisted }) => persisted && bridge.hear({ tab: thisTab, kind: 'hello' }));
  bridge.hear({ tab: thisTab, kind: 'hello' });
  return bridge;
}
