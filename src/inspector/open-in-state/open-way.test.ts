import { describe, expect, it } from 'vitest';
import type { InspectedApp } from '../inspection/inspection.ts';
import type { Stage } from '../recording/replay.ts';
import { openWay } from './open-way.ts';
import type { Preparation, WholeWay } from './way.types.ts';

const busy: Preparation = { do: 'fault', operationId: 'logIn', status: 503 };

const way: WholeWay = {
  machine: 'logIn',
  path: '/auth/login',
  prepare: [{ do: 'register' }],
  steps: [{ machine: 'logIn', at: ['asking'], event: { type: 'given', password: '‹password›' }, prepare: [busy] }],
  at: ['failed'],
};

/** A page that asks, and fails when it is told something. */
function stageOf(did: string[], end = 'failed'): Stage {
  const listeners = new Set<() => void>();
  const step = (serial: number, active: string) =>
    ({ kind: 'step', serial, at: 0, actor: 'a', event: { type: '' }, taken: [], active: [active] }) as never;
  let app: InspectedApp = {
    tab: 'fresh',
    title: '',
    isHere: true,
    dropped: 0,
    told: [{ kind: 'actor', serial: 1, at: 0, actor: 'a', id: 'a', parent: null, machine: 'logIn' }, step(2, 'asking')],
  };
  return {
    app: () => app,
    onNews: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (_, event) => {
      did.push(`send ${JSON.stringify(event)}`);
      app = { ...app, told: [...app.told, step(3, end)] };
      for (const listener of listeners) listener();
    },
  };
}

function world(mistake: unknown = null) {
  const did: string[] = [];
  const preparer = {
    leave: async () => void did.push('leave'),
    prepare: async (all: readonly Preparation[], scope: string) => {
      if (mistake !== null) throw mistake;
      for (const one of all) did.push(`${one.do} for ${scope}`);
    },
  };
  const page = { scope: 'tab-1', go: (path: string) => void did.push(`go ${path}`), close: () => undefined };
  return { did, preparer, page };
}

const options = { signal: new AbortController().signal, onStep: () => undefined };

describe('a tester opens a state', () => {
  it('logged out first, with all it needs there before the page, and each fault right before its event', async () => {
    const { did, preparer, page } = world();
    const arrival = () => Promise.resolve(stageOf(did));
    await expect(openWay(way, page, { preparer, arrival }, options)).resolves.toEqual({ kind: 'arrived' });
    expect(did.map((one) => one.replace(/"password":"[^‹"]+"/, '"password":"invented"'))).toEqual([
      'leave',
      'register for tab-1',
      'go /auth/login',
      'fault for tab-1',
      'send {"type":"given","password":"invented"}',
    ]);
  });

  it('and is told in the gateway’s words what could not be prepared; no page goes anywhere then', async () => {
    const { did, preparer, page } = world({ kind: 'HttpError', message: 'That is too much for today.' });
    const arrival = () => Promise.resolve(stageOf(did));
    await expect(openWay(way, page, { preparer, arrival }, options)).resolves.toEqual({
      kind: 'unprepared',
      mistake: 'That is too much for today.',
    });
    expect(did).toEqual(['leave']);
  });

  it('and hears when no page came up', async () => {
    const { preparer, page } = world();
    const arrival = () => Promise.resolve(null);
    await expect(openWay(way, page, { preparer, arrival }, options)).resolves.toEqual({ kind: 'unopened' });
  });
});
