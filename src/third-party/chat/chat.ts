import type { Wire } from '../../../machines/shared/wire.ts';
import { log } from '../../runtime/log.ts';
import type { RuntimeConfig } from '../../runtime/load-runtime-config.ts';
import type { Session } from '../../session/session.ts';
import { loadWidget, tellWidget, type ChatSettings } from './chat-widget.ts';

/** What the customer sees of a chat that is not there yet; an open one is the widget's to show. */
export type ChatView = 'nothing' | 'opening' | 'notOpened';

type ChatOptions = {
  config: RuntimeConfig['chat'];
  session: Pick<Session, 'view' | 'settled' | 'subscribe'>;
  /** Never rejects; null when the member cannot be identified. */
  findIdentity: () => Promise<Wire<'ChatIdentity'> | null>;
};

export type Chat = ReturnType<typeof createChat>;

/**
 * The chat with an adviser. The widget's script comes when the customer asks for the chat and not before; the member is
 * identified by a signature of the gateway's, a visitor is anonymous (DB-09, DB-10).
 */
export function createChat({ config, session, findIdentity }: ChatOptions) {
  const { url, region } = config;
  const anonymous: ChatSettings = { region };
  let view: ChatView = 'nothing';
  const listeners = new Set<() => void>();
  /** Whom the widget knows; undefined until it runs. */
  let known: string | null | undefined;
  /** Opening and changes of who is here, one after the other. */
  let work = Promise.resolve();

  function show(next: ChatView): void {
    view = next;
    for (const listener of listeners) listener();
  }

  const memberNow = () => session.view().member?.memberId ?? null;

  async function settingsOf(memberId: string | null): Promise<ChatSettings> {
    const identity = memberId === null ? null : await findIdentity();
    // Somebody else may have come meanwhile.
    return identity?.id === memberNow() ? { region, user_id: identity.id, user_hash: identity.hmac } : anonymous;
  }

  /** Tells the running widget who is here now. */
  async function identify(): Promise<void> {
    const memberId = memberNow();
    if (known === undefined || known === memberId) return;
    const wasMember = known !== null;
    known = memberId;
    if (wasMember) tellWidget('shutdown');
    const settings = await settingsOf(memberId);
    if (wasMember) tellWidget('boot', settings);
    else tellWidget('update', settings);
  }

  async function start(address: string): Promise<void> {
    await session.settled();
    const memberId = memberNow();
    const [settings] = await Promise.all([settingsOf(memberId), loadWidget(address)]);
    known = memberId;
    tellWidget('boot', settings);
  }

  async function openNow(): Promise<void> {
    try {
      if (url === undefined) throw new Error('There is no chat in this environment');
      if (known === undefined) {
        show('opening');
        await start(url);
      }
      await identify();
      tellWidget('showNewMessage');
      show('nothing');
    } catch (error) {
      log.warn('The chat did not open', { reason: error instanceof Error ? error.message : 'unknown' });
      show('notOpened');
    }
  }

  function next(step: () => Promise<void>): Promise<void> {
    // A widget that throws has only itself to harm.
    work = work.then(step).catch((error: unknown) => log.warn('The chat widget failed', { reason: String(error) }));
    return work;
  }

  session.subscribe(() => {
    // Between two members there is a moment in which it is not known who is here.
    if (session.view().status !== 'lookingUp') void next(identify);
  });

  return {
    view: (): ChatView => view,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Opens the chat with a new message (DB-11). Never rejects: what fails is shown. */
    open: (): Promise<void> => next(openNow),
    close: (): void => show('nothing'),
  };
}
