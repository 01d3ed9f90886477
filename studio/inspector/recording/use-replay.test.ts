import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { connectInspector } from '../live/live.ts';
import type { Preparer } from '../open-in-state/prepare.ts';
import type { Preparation } from '../open-in-state/way.types.ts';
import { useReplay } from './use-replay.ts';
import type { Visit, Visitor } from './visit.ts';

let did: string[] = [];
let emails: string[] = [];

const openPage = () => ({
  scope: 'tab-1',
  go: (path: string) => void did.push(`go ${path}`),
  close: () => void did.push('close'),
});

const preparerHere = (): Promise<Preparer> =>
  Promise.resolve({
    leave: async () => void did.push('leave'),
    prepare: async (all: readonly Preparation[]) => {
      for (const one of all) {
        did.push(one.do);
        if (one.do === 'register') emails.push(one.email ?? '');
      }
      return { orderId: '' };
    },
  });

const visit = (visitor: Visitor): Visit => ({
  path: '/auth/login',
  visitor,
  steps: [{ machine: 'logIn', at: ['asking'], event: { type: 'credentials.submitted', email: '{email}' } }],
  end: null,
});

const actor = { kind: 'actor', serial: 1, at: 0, actor: 'a', id: 'a', parent: null, machine: 'logIn' };
const asks = { kind: 'step', serial: 2, at: 0, actor: 'a', event: { type: '' }, taken: [], active: ['asking'] };

/** Plays it in a page that comes up and asks, and gives what that page was told. */
async function played(visitor: Visitor) {
  const told: object[] = [];
  let say: (message: object) => void = () => undefined;
  const live = connectInspector({
    post: (message) => void (message.kind === 'send' && told.push(message.event)),
    listen: (hear) => void (say = hear),
  });
  const { result } = renderHook(() => useReplay(live, () => undefined, preparerHere, openPage));
  // What is told is drawn at the end of an act: as many as it takes.
  const until = async (isSo: () => boolean) => {
    for (let times = 0; times < 1_000 && !isSo(); times += 1)
      await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  };
  act(() => result.current.play(visit(visitor), false));
  await until(() => did.at(-1)?.startsWith('go ') ?? false);
  act(() => say({ tab: 'fresh', title: '', kind: 'here', dropped: 0, scope: 'tab-1' }));
  act(() => say({ tab: 'fresh', title: '', kind: 'told', told: [actor, asks] }));
  await until(() => result.current.tried !== null);
  return { told, result };
}

beforeEach(() => {
  did = [];
  emails = [];
});

describe('a visit is played', () => {
  it('from the log-in on, in a browser in which its new member is not logged in yet', async () => {
    const { told, result } = await played('member');
    expect(did).toEqual(['leave', 'register', 'leave', 'go /auth/login']);
    expect(told).toEqual([{ type: 'credentials.submitted', email: emails[0] }]);
    expect(result.current.state).toEqual({ kind: 'arrived' });
    expect(result.current.tried).toEqual({ visit: visit('member'), ended: { kind: 'arrived' } });
  });

  it('with a new member who is logged in, where it began so, and with nobody where it has none', async () => {
    await played('loggedIn');
    expect(did).toEqual(['leave', 'register', 'go /auth/login']);
    did = [];
    await played('nobody');
    expect(did).toEqual(['leave', 'go /auth/login']);
  });

  it('by somebody else each time', async () => {
    await played('member');
    await played('member');
    expect(new Set(emails).size).toBe(2);
  });
});
