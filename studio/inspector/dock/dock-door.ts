import { keepTesterSettings, readTesterSettings } from '../../tester-pages/tester-settings.ts';
import { channelName } from '../bridge/channel.ts';
import type { BridgeMessage, InspectorMessage } from '../bridge/messages.types.ts';
import { thisTab } from '../bridge/this-tab.ts';
import { keepDock, readDock } from './dock-settings.ts';

/** Opens the panel that inspects this page; its code comes with the first time. */
export async function openDock(): Promise<void> {
  keepDock(sessionStorage, { ...readDock(sessionStorage), isOpen: true });
  const { showDock } = await import('./show-dock.tsx');
  showDock();
}

async function closeDock(): Promise<void> {
  const { hideDock } = await import('./show-dock.tsx');
  hideDock();
}

/** Alt+Shift+J, by the key's place: what Alt makes of the letter is the keyboard's own. */
const isShortcut = ({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyJ';

const isMark = (data: unknown): data is Extract<InspectorMessage, { kind: 'mark' }> =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'mark';

/** Has this tab's calls marked when an inspector asks, so that a fault meets nobody else's. */
function takeMarks(markCalls: (scope: string) => void): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isMark(data) || data.tab !== thisTab) return;
    const settings = readTesterSettings(sessionStorage);
    const scope = settings.scope ?? data.scope;
    keepTesterSettings(sessionStorage, { ...settings, scope });
    markCalls(scope);
    const marked: BridgeMessage = { tab: thisTab, title: document.title, kind: 'marked', scope };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    channel.postMessage(marked);
  });
}

/**
 * The small part of the inspector that every page has where tools are on: opens and closes the panel by shortcut, by
 * `?inspect=1` (`0` closes it) and over reloads, and lets an inspector's faults meet this tab alone.
 */
export function watchDock(markCalls: (scope: string) => void): void {
  takeMarks(markCalls);
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    void (readDock(sessionStorage).isOpen ? closeDock() : openDock());
  });
  const asked = new URLSearchParams(location.search).get('inspect');
  if (asked === '0') keepDock(sessionStorage, { ...readDock(sessionStorage), isOpen: false });
  // The inspector's own page needs none beside it.
  else if (!location.pathname.startsWith('/inspector') && (asked === '1' || readDock(sessionStorage).isOpen))
    void openDock();
}
