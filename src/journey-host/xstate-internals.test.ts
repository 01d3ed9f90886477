import { describe, expect, it } from 'vitest';
import { createActor, createMachine, SimulatedClock, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { activeStates, delayOf, parentOf, scheduleAfter, transitionsTaken } from './xstate-internals.ts';

const child = createMachine({ id: 'child' });
const machine = createMachine({
  id: 'kettle',
  initial: 'cold',
  context: { ms: 40 },
  states: {
    cold: { on: { heat: 'hot' } },
    hot: { invoke: { src: child, id: 'child' }, after: { cooling: 'cold' }, on: { pour: 'empty' } },
    empty: { on: { cooled: 'cold' } },
  },
}).provide({ delays: { cooling: ({ context }) => context.ms } });

const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot;

describe('what XState does not document, and we use', () => {
  it('names the states that are active, and none of what is no machine', () => {
    const actor = createActor(machine).start();
    expect(activeStates(snapshotOf(actor))?.map(({ id }) => id)).toEqual(['kettle', 'kettle.cold']);
    expect(activeStates({ status: 'active' })).toBeNull();
    expect(activeStates(undefined)).toBeNull();
  });

  it('names the transitions that were taken', () => {
    const taken: string[] = [];
    const actor = createActor(machine, {
      inspect: (told) => {
        if (told.type === '@xstate.microstep')
          taken.push(...transitionsTaken(told).map(({ source, eventType }) => `${source.key} ${eventType}`));
      },
    }).start();
    actor.send({ type: 'heat' });
    expect(taken).toEqual(['cold heat']);
  });

  it('names the machine that runs another', () => {
    const actor = createActor(machine).start();
    actor.send({ type: 'heat' });
    const kept = snapshotOf(actor).children['child'];
    expect(kept && parentOf(kept)).toBe(actor);
    expect(parentOf(actor)).toBeUndefined();
  });

  it('says how long a delay takes, by number or by name', () => {
    const actor = createActor(machine).start();
    expect(delayOf(actor, snapshotOf(actor), 7)).toBe(7);
    expect(delayOf(actor, snapshotOf(actor), 'cooling')).toBe(40);
    expect(delayOf(actor, snapshotOf(actor), 'unheard of')).toBeNull();
  });

  it('starts a timer that ends with its state, as those of XState do', () => {
    const clock = new SimulatedClock();
    const hot = machine.resolveState({ value: 'hot', context: { ms: 40 } });
    const over = machine.root.states['hot']?.after[0]?.eventType ?? '';
    const left = createActor(machine, { clock, snapshot: hot }).start();
    scheduleAfter(left, over, 40);
    clock.increment(40);
    expect(snapshotOf(left).value).toBe('cold');

    const poured = createActor(machine, { clock, snapshot: hot }).start();
    scheduleAfter(poured, over, 40);
    clock.increment(20);
    for (const type of ['pour', 'cooled', 'heat']) poured.send({ type });
    clock.increment(39);
    expect(snapshotOf(poured).value, 'the timer of the first time has ended it').toBe('hot');
    clock.increment(1);
    expect(snapshotOf(poured).value).toBe('cold');
  });
});
