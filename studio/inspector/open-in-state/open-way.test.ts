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
    follow: () => undefined,
    send: (_, event) => {
      did.push(`send ${JSON.stringify(event)}`);
      app = { ...app, told: [...app.told, step(3, end)] };
      for (const listener of listeners) listener();
    },
  };
}

/** `meanwhile` happens while something is prepared. */
function world({ mistake = null, meanwhile }: { mistake?: unknown; meanwhile?: (one: Preparation) => void } = {}) {
  const did: string[] = [];
  const preparer = {
    leave: async () => void did.push('leave'),
    prepare: async (all: readonly Preparation[], scope: string, signal: AbortSignal) => {
      if (mistake !== null) throw mistake;
      for (const one of all) {
        did.push(`${one.do} for ${scope}`);
        meanwhile?.(one);
        signal.throwIfAborted();
      }
      return { orderId: 'o-1' };
    },
  };
  const page = {
    scope: 'tab-1',
    go: (path: string) => void did.push(`go ${path}`),
    close: () => void did.push('close'),
  };
  const preparerHere = () => Promise.resolve(preparer);
  return { did, preparerHere, page, arrival: () => Promise.resolve<Stage | null>(stageOf(did)) };
}

const options = { signal: new AbortController().signal, onStep: () => undefined };

describe('a tester opens a state', () => {
  it('of an order that was placed for it, at the address of that order', async () => {
    const { did, page, ...here } = world();
    const ofOrder: WholeWay = {
      ...way,
      path: '/dashboard/orders/‹=order.id›',
      prepare: [{ do: 'placeOrder', home: 'visits-both' }],
    };
    await openWay(ofOrder, page, here, options);
    expect(did.slice(0, 3)).toEqual(['leave', 'placeOrder for tab-1', 'go /dashboard/orders/o-1']);
  });

  it('logged out first, with all it needs there before the page, and each fault right before its event', async () => {
    const { did, page, ...here } = world();
    await expect(openWay(way, page, here, options)).resolves.toEqual({ kind: 'arrived' });
    expect(did.map((one) => one.replace(/"password":"[^‹"]+"/, '"password":"invented"'))).toEqual([
      'leave',
      'register for tab-1',
      'go /auth/login',
      'fault for tab-1',
      'send {"type":"given","password":"invented"}',
    ]);
  });

  it('and is told in the gateway’s words what could not be prepared; the empty page is closed then', async () => {
    const { did, page, ...here } = world({ mistake: { kind: 'HttpError', message: 'That is too much for today.' } });
    await expect(openWay(way, page, here, options)).resolves.toEqual({
      kind: 'unprepared',
      mistake: 'That is too much for today.',
    });
    expect(did).toEqual(['leave', 'close']);
  });

  it('and is told so when the site does not even say where its gateway is', async () => {
    const { did, page, arrival } = world();
    const preparerHere = () => Promise.reject(new Error('The settings cannot be read.'));
    await expect(openWay(way, page, { preparerHere, arrival }, options)).resolves.toEqual({
      kind: 'unprepared',
      mistake: 'The settings cannot be read.',
    });
    expect(did).toEqual(['close']);
  });

  it('and hears when no page came up', async () => {
    const { did, page, preparerHere } = world();
    const arrival = () => Promise.resolve(null);
    await expect(openWay(way, page, { preparerHere, arrival }, options)).resolves.toEqual({ kind: 'unopened' });
    expect(did).not.toContain('close');
  });

  it('and stops it before the page went anywhere: nothing more is prepared, and the empty page is closed', async () => {
    const run = new AbortController();
    const { did, page, ...here } = world({ meanwhile: () => run.abort() });
    const two: WholeWay = { ...way, prepare: [{ do: 'register' }, { do: 'draftPlan', home: 'visits-both' }] };
    const opened = openWay(two, page, here, { ...options, signal: run.signal });
    await expect(opened).resolves.toEqual({ kind: 'calledOff' });
    expect(did).toEqual(['leave', 'register for tab-1', 'close']);
  });

  it('and stops it on the way: the page stays where it is, and is told nothing more', async () => {
    const run = new AbortController();
    const { did, page, ...here } = world({ meanwhile: (one) => one.do === 'fault' && run.abort() });
    const opened = openWay(way, page, here, { ...options, signal: run.signal });
    await expect(opened).resolves.toEqual({ kind: 'stopped', step: 0 });
    expect(did).toEqual(['leave', 'register for tab-1', 'go /auth/login', 'fault for tab-1']);
  });
});
