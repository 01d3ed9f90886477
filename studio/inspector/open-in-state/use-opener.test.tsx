import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTesterSettings } from '../../tester-pages/tester-settings.ts';
import { connectInspector } from '../live/live.ts';
import { OpeningBlocked } from './OpeningBlocked.tsx';
import type { Prepared, Preparer } from './prepare.ts';
import { useOpener } from './use-opener.ts';
import type { WholeWay } from './way.types.ts';

const way: WholeWay = { machine: 'logIn', path: '/auth/login', steps: [], at: ['logIn.asking'] };

let did: string[] = [];
let say: (message: object) => void = () => undefined;
/** Lets the preparation end; whoever waits for it hears that it is called off as well. */
let prepared: () => void = () => undefined;

/** A page as the browser opens one: it keeps things of its own, and can be sent away. */
function emptyPage() {
  const kept = new Map<string, string>();
  const sessionStorage = {
    clear: () => kept.clear(),
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return {
    sessionStorage,
    closed: false,
    document: { title: '', body: { textContent: '' } },
    location: { replace: (path: string) => void did.push(`go ${path}`) },
    close: () => void did.push('close'),
  };
}

const preparerHere = (): Promise<Preparer> =>
  Promise.resolve({
    leave: () => Promise.resolve(),
    prepare: (_: unknown, __: string, signal: AbortSignal) =>
      new Promise<Prepared>((resolve, reject) => {
        prepared = () => resolve({ orderId: '' });
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  });

function opener() {
  const live = connectInspector({ post: () => undefined, listen: (hear) => void (say = hear) });
  return renderHook(() => useOpener(live, (tab) => void did.push(`look at ${tab}`), preparerHere));
}

const flushed = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const here = (tab: string, scope?: string | null) =>
  act(() => say({ tab, title: '', kind: 'here', dropped: 0, scope }));

/** A page has come up, and its machine asks. */
function asks(tab: string): void {
  const actor = { kind: 'actor', serial: 1, at: 0, actor: 'a', id: 'a', parent: null, machine: 'logIn' };
  const step = { kind: 'step', serial: 2, at: 0, actor: 'a', event: { type: '' }, taken: [], active: way.at };
  act(() => say({ tab, title: '', kind: 'told', told: [actor, step] }));
}

beforeEach(() => {
  did = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('a tester who opens a state', () => {
  it('gets the page that was opened for it, though another one came up meanwhile', async () => {
    const page = emptyPage();
    vi.stubGlobal('open', () => page);
    const { result } = opener();
    act(() => result.current.open('asking', way));
    await flushed();
    prepared();
    await flushed();
    here('another');
    here('with a mark of its own', 'tab-other');
    here('fresh', readTesterSettings(page.sessionStorage).scope);
    asks('fresh');
    await flushed();
    expect(did).toEqual(['go /auth/login', 'look at fresh']);
    expect(result.current.opening?.state).toEqual({ kind: 'arrived' });
  });

  it('and stops it, has no empty page left over, and nothing goes on', async () => {
    vi.stubGlobal('open', emptyPage);
    const { result } = opener();
    act(() => result.current.open('asking', way));
    await flushed();
    act(() => result.current.stop());
    await flushed();
    expect(did).toEqual(['close']);
    expect(result.current.opening?.state).toEqual({ kind: 'calledOff' });
  });

  it('and closes the inspector, has no empty page left over either', async () => {
    vi.stubGlobal('open', emptyPage);
    const { result, unmount } = opener();
    act(() => result.current.open('asking', way));
    await flushed();
    unmount();
    await flushed();
    expect(did).toEqual(['close']);
  });

  it('and then another one, sees the second only', async () => {
    vi.stubGlobal('open', emptyPage);
    const { result } = opener();
    act(() => result.current.open('asking', way));
    await flushed();
    act(() => result.current.open('failed', way));
    await flushed();
    expect(did).toEqual(['close']);
    expect(result.current.opening).toMatchObject({ id: 'failed', state: { kind: 'preparing' } });
  });

  it('in a browser that lets no page open by itself, presses a button for it', async () => {
    vi.stubGlobal('open', () => null);
    const { result } = opener();
    act(() => result.current.open('logIn.enteringCode', way));
    await flushed();
    render(<OpeningBlocked opener={result.current} />);
    expect(screen.getByText('The browser has blocked the new page')).toBeVisible();
    vi.stubGlobal('open', emptyPage);
    await userEvent.click(screen.getByRole('button', { name: 'Open “Entering code”' }));
    expect(result.current.opening).toMatchObject({ id: 'logIn.enteringCode', state: { kind: 'preparing' } });
  });
});
