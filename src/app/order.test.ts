import { expect, it, vi } from 'vitest';
import type { Feature } from '../../machines/session/session.types.ts';
import { buildTimeConfig } from '../runtime/build-time-config.ts';
import type { SessionView } from '../session/session.ts';
import { createOrderContext } from '../session/order-context.ts';
import { startOrder, type OrderOptions } from './order.ts';

vi.stubGlobal('__MACHINES_HASH__', 'of this test');

const key = 'test.order';
const launch = (value: boolean): Feature => ({ name: 'commercial-launch', variantInfo: { type: 'boolean', value } });

/** A tab with its store, in which the site starts again and again. */
function newTab() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  /** The site comes up; the session service has answered before the journey's code was there. */
  async function comesUp(features: Feature[], areFeaturesKnown = true) {
    const view = {
      status: 'visitor',
      member: null,
      features,
      areFeaturesKnown,
      news: null,
    } as unknown as SessionView;
    const told: string[] = [];
    await startOrder({
      calls: { addresses: {}, savedJourneys: {}, gateway: { options: {} } } as unknown as OrderOptions['calls'],
      session: { view: () => view, subscribe: () => () => undefined } as unknown as OrderOptions['session'],
      config: buildTimeConfig,
      store,
      key,
      observe: (event) => void (event.type === '@xstate.event' && told.push(event.event.type)),
      orderContext: createOrderContext(),
    });
    return told;
  }
  return { comesUp, kept };
}

const isLaunched = (kept: Map<string, string>): unknown =>
  (JSON.parse(kept.get(key) ?? '{}') as { snapshot?: { context: { flags: { commercialLaunch: boolean } } } }).snapshot
    ?.context.flags.commercialLaunch;

it('a journey that goes on has the flags of now, however early they were known (SC-10)', async () => {
  const { comesUp, kept } = newTab();
  await comesUp([launch(false)]);
  await vi.waitFor(() => expect(isLaunched(kept)).toBe(false));
  await comesUp([launch(true)]);
  await vi.waitFor(() => expect(isLaunched(kept)).toBe(true));
});

it('a journey that goes on keeps its flags until the session service has answered (SC-10)', async () => {
  const { comesUp, kept } = newTab();
  await comesUp([launch(false)]);
  await vi.waitFor(() => expect(isLaunched(kept)).toBe(false));
  expect(await comesUp([launch(true)], false)).not.toContain('flags.changed');
  await vi.waitFor(() => expect(isLaunched(kept)).toBe(false));
});
