import { channelName } from '../bridge/channel.ts';
import type { Answer, BridgeMessage, InspectorMessage } from '../bridge/messages.types.ts';
import type { PageLink } from '../bridge/page-links.ts';
import type { ShownWords } from '../bridge/words-in-text.ts';
import { hear, type Inspection } from '../inspection/inspection.ts';
import type { Sample } from '../register/register.types.ts';
import { newScope } from '../../tester-pages/new-scope.ts';

/** The way to the apps, and what comes back on it. */
export type Port = { post: (message: InspectorMessage) => void; listen: (hear: (data: unknown) => void) => void };

/** Longer than an app needs that is there; a tab that has gone to sleep does not answer at all. */
const patienceMs = 3000;

export type Live = ReturnType<typeof connectInspector>;

const kinds: ReadonlySet<string> = new Set(['here', 'told', 'answer', 'marked', 'gone']);

const isFromApp = (data: unknown): data is BridgeMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && kinds.has(String(data.kind));

/** The inspector's side: keeps what apps tell, tells who listens, and speaks to the apps. */
export function connectInspector(port: Port) {
  let inspection: Inspection = new Map();
  let asked = 0;
  const listeners = new Set<() => void>();
  const awaiting = new Set<(message: BridgeMessage) => void>();

  port.listen((data) => {
    // Other inspectors speak here, too.
    if (!isFromApp(data)) return;
    for (const take of awaiting) take(data);
    const next = hear(inspection, data);
    if (next === inspection) return;
    inspection = next;
    for (const listener of listeners) listener();
  });

  /** The next message that `pick` takes; null when none comes. */
  function next<Value>(pick: (message: BridgeMessage) => Value | undefined): Promise<Value | null> {
    return new Promise((resolve) => {
      const end = (value: Value | null) => {
        clearTimeout(timer);
        awaiting.delete(take);
        resolve(value);
      };
      const take = (message: BridgeMessage) => {
        const value = pick(message);
        if (value !== undefined) end(value);
      };
      const timer = setTimeout(() => end(null), patienceMs);
      awaiting.add(take);
    });
  }

  port.post({ tab: null, kind: 'hello' });
  return {
    now: (): Inspection => inspection,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (tab: string, actor: string, event: Sample): void => port.post({ tab, kind: 'send', actor, event }),
    follow: (tab: string, link: PageLink): void => port.post({ tab, kind: 'follow', link }),
    /** Has every page show these words in place of its own; none has them show their own again. */
    showWords: (words: readonly ShownWords[]): void => port.post({ tab: null, kind: 'words', words }),
    /** Whether an actor would take an event now; null when its page does not answer. */
    ask: (tab: string, actor: string, event: Sample): Promise<Answer | null> => {
      const question = `${Date.now().toString(36)}-${(asked += 1)}`;
      const answer = next((message) =>
        message.kind === 'answer' && message.question === question ? message.answer : undefined,
      );
      port.post({ tab, kind: 'ask', question, actor, event });
      return answer;
    },
    /** The mark of a tab's calls, made where there is none; null when its page does not answer. */
    mark: (tab: string): Promise<string | null> => {
      const scope = next((message) => (message.kind === 'marked' && message.tab === tab ? message.scope : undefined));
      port.post({ tab, kind: 'mark', scope: newScope() });
      return scope;
    },
  };
}

/** The browser's own channel, which reaches every page of this origin and no other. */
export function channelPort(): Port {
  const channel = new BroadcastChannel(channelName);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    post: (message) => channel.postMessage(message),
    listen: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data)),
  };
}
