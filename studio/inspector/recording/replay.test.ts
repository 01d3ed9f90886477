import { createActor, fromPromise, waitFor, type ActorOptions, type AnyStateMachine } from 'xstate';
import { expect, it } from 'vitest';
import { addressCheckMachine } from '../../../machines/address-check/address-check.machine.ts';
import type { AddressQuery } from '../../../machines/address-check/address-check.types.ts';
import { home, nothing } from '../../../machines/address-check/address-check.cases.ts';
import { createBridge } from '../bridge/bridge.ts';
import type { BridgeMessage } from '../bridge/messages.types.ts';
import { hear, type InspectedApp, type Inspection } from '../inspection/inspection.ts';
import { fittingValues } from './fitting.ts';
import { withCast } from './own-cast.ts';
import { record } from './record.ts';
import type { Recording } from './recording.types.ts';
import { replay, type Stage } from './replay.ts';
import type { Values } from './typed-fields.ts';
import { visitOf } from './visit.ts';

/** A gateway that knows one home where nothing is on offer, and serves the others. */
const machine = addressCheckMachine.provide({
  actors: {
    checkAddress: fromPromise(({ input }: { input: AddressQuery }) =>
      Promise.resolve(
        input.postcode.endsWith('1NP')
          ? { status: 'NO_PRODUCTS', premises: [], transactionId: 'ncc-1' }
          : { status: 'SINGLE_ADDRESS_MATCH', premises: [home], transactionId: 'ncc-1' },
      ),
    ),
  },
});

/** The app in a page of its own, as an inspector sees it. */
function openApp(tab: string) {
  let inspection: Inspection = new Map();
  const listeners = new Set<() => void>();
  const bridge = createBridge({
    tab,
    page: () => ({ path: '/postcode-checker', title: 'Check your address' }),
    say: (message: BridgeMessage) => {
      inspection = hear(inspection, message);
      for (const listener of listeners) listener();
    },
  });
  const options: ActorOptions<AnyStateMachine> = { input: nothing, inspect: bridge.observe };
  const actor = createActor(machine as AnyStateMachine, options).start();
  const app = (): InspectedApp | undefined => inspection.get(tab);
  const stage: Stage = {
    app,
    onNews: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (to, event) => bridge.hear({ tab, kind: 'send', actor: to, event }),
    follow: (link) => bridge.hear({ tab, kind: 'follow', link }),
  };
  return { actor, app, stage };
}

async function customersVisit(postcode: string, end: string) {
  const { actor, app } = openApp('customer');
  actor.send({ type: 'manualEntry.requested' });
  actor.send({ type: 'address.submitted', postcode, streetNumber: '14' });
  await waitFor(actor, (snapshot) => snapshot.matches(end));
  actor.send({ type: 'address.changed' });
  await Promise.resolve();
  const told = app();
  if (!told) throw new Error('nothing was told');
  return record(told);
}

/** As one play of it is, in house 4. */
function played(recording: Recording, values: Values = fittingValues(recording)) {
  const { steps, end } = visitOf(recording, values);
  return { steps: withCast(steps, { email: 'wren@example.com', house: '4' }), end };
}

it('a recording says what was done and where, and nothing of who did it', async () => {
  const recording = await customersVisit('SW1A 1AA', 'addressServed');
  expect(recording.steps.map(({ event }) => event)).toEqual([
    { type: 'manualEntry.requested' },
    { type: 'address.submitted', postcode: '‹postcode›', streetNumber: '‹streetNumber›' },
    { type: 'address.changed' },
  ]);
  expect(recording.steps[2]?.at).toEqual(['addressCheck', 'addressCheck.addressServed']);
  expect(JSON.stringify(recording)).not.toContain('SW1A');
});

it('played again with invented values, it goes where the customer went', async () => {
  for (const [postcode, end, invented] of [
    ['SW1A 1AA', 'addressServed', 'LK9 1SA'],
    ['EH1 1NP', 'areaNotServed', 'LK9 1NP'],
  ] as const) {
    const recording = await customersVisit(postcode, end);
    const { actor, stage } = openApp('replay');
    const visit = played(recording);
    expect(visit.steps[1]?.event).toMatchObject({ postcode: invented, streetNumber: '4' });
    await expect(replay(visit, stage)).resolves.toEqual({ kind: 'arrived' });
    expect(actor.getSnapshot().matches('enteringAddress')).toBe(true);
  }
});

it('an app that goes another way is said to, with where it is and where the customer was', async () => {
  const recording = played(await customersVisit('EH1 1NP', 'areaNotServed'), {
    '1.postcode': 'LK9 1SA',
    '1.streetNumber': '7',
  });
  const { stage } = openApp('replay');
  await expect(replay(recording, stage, { patience: 50 })).resolves.toMatchObject({
    kind: 'parted',
    step: 2,
    machine: 'addressCheck',
    expected: ['addressCheck', 'addressCheck.areaNotServed'],
    found: ['addressCheck', 'addressCheck.addressServed'],
    page: '/postcode-checker',
  });
});

it('a second address goes where the second one went, and the first where the first went', async () => {
  const { actor, app } = openApp('customer');
  actor.send({ type: 'manualEntry.requested' });
  for (const [postcode, end] of [
    ['EH1 1NP', 'areaNotServed'],
    ['SW1A 1AA', 'addressServed'],
  ] as const) {
    actor.send({ type: 'address.submitted', postcode, streetNumber: '14' });
    await waitFor(actor, (snapshot) => snapshot.matches(end));
    if (end === 'areaNotServed') {
      actor.send({ type: 'address.changed' });
      actor.send({ type: 'manualEntry.requested' });
    }
  }
  await Promise.resolve();
  const told = app();
  if (!told) throw new Error('nothing was told');
  const visit = played(record(told));
  expect(visit.steps.flatMap(({ event }) => event['postcode'] ?? [])).toEqual(['LK9 1NP', 'LK9 1SA']);
  const again = openApp('replay');
  await expect(replay(visit, again.stage)).resolves.toEqual({ kind: 'arrived' });
  expect(again.actor.getSnapshot().matches('addressServed')).toBe(true);
});

it('who has seen enough stops it', async () => {
  const recording = played(await customersVisit('SW1A 1AA', 'addressServed'));
  const { stage } = openApp('replay');
  const stop = new AbortController();
  const result = replay(recording, stage, {
    signal: stop.signal,
    onStep: (step) => {
      if (step === 1) stop.abort();
    },
  });
  await expect(result).resolves.toEqual({ kind: 'stopped', step: 1 });
});
