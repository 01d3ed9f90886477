import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../../runtime/log.ts';
import type { SessionView } from '../../session/session.ts';
import { createChat } from './chat.ts';
import { ChatCorner } from './ChatCorner.tsx';

const url = 'https://chat.example.com/widget.js';
const config = { enabled: true, region: 'eu', url } as const;

let scripts: HTMLScriptElement[] = [];
beforeEach(() => {
  scripts = [];
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(document.head, 'append').mockImplementation(
    (...nodes) => void scripts.push(...(nodes as HTMLScriptElement[])),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  delete window.chatWidget;
});

/** Who is here, for a test to change. */
function people(memberId: string | null) {
  const listeners = new Set<() => void>();
  const viewOf = (id: string | null) =>
    ({ status: id === null ? 'visitor' : 'member', member: id === null ? null : { memberId: id } }) as SessionView;
  let view = viewOf(memberId);
  return {
    session: {
      view: () => view,
      settled: () => Promise.resolve(view),
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    becomes: (id: string | null) => {
      view = viewOf(id);
      for (const listener of listeners) listener();
    },
  };
}

const findIdentity = (id: string) => () => Promise.resolve({ id, hmac: `signed ${id}` });

/** The provider's script arrives; what it is told from then on. */
async function arrive(): Promise<unknown[]> {
  await vi.waitFor(() => expect(scripts.at(-1)).toBeDefined());
  const told: unknown[] = [...(window.chatWidget?.queue ?? [])];
  window.chatWidget = (...command) => void told.push(command);
  scripts.at(-1)?.dispatchEvent(new Event('load'));
  return told;
}

const member = { region: 'eu', user_id: '100001', user_hash: 'signed 100001' };

describe('the chat widget', () => {
  it('is not loaded before the customer asks for the chat (DB-10)', () => {
    createChat({ config, session: people('100001').session, findIdentity: findIdentity('100001') });
    expect(scripts).toEqual([]);
  });

  it('comes from its provider, region eu, with the member’s id and hash, and opens a new message (DB-10, DB-11)', async () => {
    const chat = createChat({ config, session: people('100001').session, findIdentity: findIdentity('100001') });
    const opened = chat.open();
    const told = await arrive();
    await opened;
    expect(scripts[0]?.src).toBe(url);
    expect(told).toEqual([['boot', member], ['showNewMessage']]);
  });

  it('knows nothing of a visitor, for whom no identity is asked (DB-09, DB-10)', async () => {
    const find = vi.fn(findIdentity('100001'));
    const chat = createChat({ config, session: people(null).session, findIdentity: find });
    const opened = chat.open();
    const told = await arrive();
    await opened;
    expect(told).toEqual([['boot', { region: 'eu' }], ['showNewMessage']]);
    expect(find).not.toHaveBeenCalled();
  });

  it('opens for a member whose identity cannot be had as for a visitor (DB-09)', async () => {
    const chat = createChat({ config, session: people('100001').session, findIdentity: () => Promise.resolve(null) });
    const opened = chat.open();
    const told = await arrive();
    await opened;
    expect(told[0]).toEqual(['boot', { region: 'eu' }]);
  });

  it('is loaded once, however often the chat is opened', async () => {
    const chat = createChat({ config, session: people(null).session, findIdentity: findIdentity('1') });
    const opened = chat.open();
    const told = await arrive();
    await opened;
    await chat.open();
    expect(scripts).toHaveLength(1);
    expect(told.filter((command) => String(command) === 'showNewMessage')).toHaveLength(2);
  });

  it('learns who has logged in, and forgets who has logged out (DB-10)', async () => {
    const { session, becomes } = people(null);
    const chat = createChat({ config, session, findIdentity: findIdentity('100001') });
    const opened = chat.open();
    const told = await arrive();
    await opened;
    told.length = 0;
    becomes('100001');
    await vi.waitFor(() => expect(told).toEqual([['update', member]]));
    becomes(null);
    await vi.waitFor(() => expect(told.slice(1)).toEqual([['shutdown'], ['boot', { region: 'eu' }]]));
  });

  it('never hears the signature of somebody who has gone meanwhile (DB-10)', async () => {
    const { session, becomes } = people('100001');
    const chat = createChat({
      config,
      session,
      findIdentity: () => {
        becomes(null);
        return findIdentity('100001')();
      },
    });
    const opened = chat.open();
    const told = await arrive();
    await opened;
    expect(JSON.stringify(told)).not.toContain('signed');
  });
});

describe('a chat that does not open', () => {
  const open = async (options: Partial<Parameters<typeof createChat>[0]> = {}) => {
    const chat = createChat({ config, session: people(null).session, findIdentity: findIdentity('1'), ...options });
    render(<ChatCorner chat={chat} helpPath="/help" />);
    const opened = chat.open();
    return { chat, opened };
  };

  it('says that it is on its way, and when it did not come, what to do instead (DB-10)', async () => {
    const { opened } = await open();
    expect(await screen.findByText('Opening the chat…')).toBeVisible();
    await vi.waitFor(() => expect(scripts).toHaveLength(1));
    scripts[0]?.dispatchEvent(new Event('error'));
    await opened;
    expect(await screen.findByRole('region', { name: 'The chat didn’t open' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the help page' })).toHaveAttribute('href', '/help');
  });

  it.each(['{Escape}', '{Tab}{Tab}{Tab}{Enter}'])(
    'that a link has opened is closed by %s, and the page’s heading has the focus (DB-11)',
    async (keys) => {
      render(
        <main>
          <h1>How can we help?</h1>
        </main>,
      );
      const { opened } = await open({ config: { enabled: false, region: 'eu' } });
      await opened;
      expect(await screen.findByRole('region', { name: 'The chat didn’t open' })).toHaveFocus();
      await userEvent.keyboard(keys);
      expect(screen.queryByRole('region')).toBeNull();
      await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  );

  it('that goes away because the chat is opened from the page leaves the focus there (DB-11)', async () => {
    render(
      <main>
        <h1>How can we help?</h1>
        <button type="button">Chat with us</button>
      </main>,
    );
    const { chat, opened } = await open();
    await vi.waitFor(() => expect(scripts).toHaveLength(1));
    const [asked] = scripts;
    act(() => void asked?.dispatchEvent(new Event('error')));
    await opened;
    expect(await screen.findByRole('region')).toHaveFocus();
    const elsewhere = screen.getByRole('button', { name: 'Chat with us' });
    elsewhere.focus();
    act(() => void chat.open());
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(elsewhere).toHaveFocus();
  });

  it('can be tried again, with the script asked for anew (DB-10)', async () => {
    const { opened } = await open();
    await vi.waitFor(() => expect(scripts).toHaveLength(1));
    scripts[0]?.dispatchEvent(new Event('error'));
    await opened;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(scripts).toHaveLength(2));
    const told = await arrive();
    await vi.waitFor(() => expect(told).toEqual([['boot', { region: 'eu' }], ['showNewMessage']]));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is given up after 10 s (DB-10)', async () => {
    vi.useFakeTimers();
    const chat = createChat({ config, session: people(null).session, findIdentity: findIdentity('1') });
    const opened = chat.open();
    await vi.advanceTimersByTimeAsync(10_000);
    await opened;
    expect(chat.view()).toBe('notOpened');
  });

  it('is one that this environment does not have (DB-10)', async () => {
    const { opened } = await open({ config: { enabled: false, region: 'eu' } });
    await opened;
    expect(await screen.findByRole('region', { name: 'The chat didn’t open' })).toBeVisible();
    expect(scripts).toEqual([]);
  });
});
