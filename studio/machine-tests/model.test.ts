import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import type { JourneyMeta, JourneyTag } from '../../machines/shared/journey-meta.ts';
import { supplied } from '../../machines/shared/supplied.ts';
import { allTransitionIds } from '../model/definition.ts';
import { answered, failed, type ModelCase } from '../../machines/shared/model-case.ts';
import { explore, keyOf } from '../model/explore.ts';
import { lintDefinition } from './lint-definition.ts';
import { runWalk } from './run-walk.ts';
import { walksOver } from '../model/walks.ts';

/** Orders tea: sound, with a call, a guard, a delay and a page. */
const teaMachine = setup({
  types: {
    context: {} as { isHot: boolean; sips: number },
    events: {} as { type: 'tea.ordered'; isHot: boolean } | { type: 'tea.sipped' } | { type: 'retry.requested' },
    meta: {} as JourneyMeta<'AwaitingOrder' | 'TeaServed' | 'TeaSpilt'>,
    tags: {} as JourneyTag,
  },
  actors: { brew: supplied<{ isStrong: boolean }, Record<string, never>>('brew') },
  delays: { cooling: 5000 },
  guards: {
    isStrong: (_, params: { isStrong: boolean }) => params.isStrong,
    isHot: ({ context }) => context.isHot,
  },
  actions: {
    storeOrder: assign({ isHot: (_, params: { isHot: boolean }) => params.isHot }),
    countSip: assign({ sips: ({ context }) => context.sips + 1 }),
  },
}).createMachine({
  id: 'tea',
  context: { isHot: false, sips: 0 },
  initial: 'awaitingOrder',
  states: {
    awaitingOrder: {
      id: 'awaitingOrder',
      description: 'Order tea.',
      route: {},
      meta: { view: 'AwaitingOrder', path: '/', rows: ['TEA-01'] },
      on: { 'tea.ordered': { target: 'brewing', actions: { type: 'storeOrder', params: ({ event }) => event } } },
    },
    brewing: {
      description: 'We brew.',
      tags: ['busy'],
      meta: { view: 'AwaitingOrder', rows: ['TEA-01'] },
      invoke: {
        id: 'brew',
        src: 'brew',
        input: {},
        onDone: [
          { guard: { type: 'isStrong', params: ({ event }) => event.output }, target: 'teaServed' },
          { target: 'teaSpilt' },
        ],
        onError: 'teaSpilt',
      },
    },
    teaSpilt: {
      description: 'No tea; try again.',
      tags: ['failed'],
      meta: { view: 'TeaSpilt', rows: ['TEA-01'] },
      on: { 'retry.requested': 'brewing' },
    },
    teaServed: {
      description: 'Drink when it is cool.',
      meta: { view: 'TeaServed', rows: ['TEA-01'] },
      after: { cooling: { guard: 'isHot', target: 'teaDrunk' } },
      on: { 'tea.sipped': { target: 'teaDrunk', actions: 'countSip' } },
    },
    teaDrunk: { description: 'All gone.', type: 'final' },
  },
});

type Context = { isHot: boolean; sips: number };
const cases: readonly ModelCase<typeof teaMachine>[] = [
  { type: 'tea.ordered', isHot: true },
  { type: 'tea.ordered', isHot: false },
  answered('brew', { isStrong: true }),
  answered('brew', { isStrong: false }),
  failed('brew', new Error('no kettle')),
];
const facts = ({ isHot }: Context) => isHot;

const exploreTea = (given = cases, known: (context: Context) => unknown = facts) =>
  explore<typeof teaMachine>({ machine: teaMachine, input: undefined, cases: given, facts: known });

const takenIn = (exploration: ReturnType<typeof exploreTea>) =>
  new Set([...exploration.moves.values()].flat().flatMap((move) => move.takes));

const key = (snapshot: Parameters<typeof keyOf>[0]) => keyOf<typeof teaMachine>(snapshot, facts);

describe('exploring a machine', () => {
  it('takes every transition when each branch has its case', () => {
    expect([...takenIn(exploreTea())].toSorted()).toEqual(allTransitionIds(teaMachine).toSorted());
  });

  it('shows the branch that has no case', () => {
    const taken = takenIn(exploreTea(cases.slice(0, 3)));
    const missing = allTransitionIds(teaMachine).filter((id) => !taken.has(id));
    expect(missing).toEqual(['tea.brewing · xstate.done.actor.brew[1] → tea.teaSpilt']);
  });

  it('says which event broke the machine', () => {
    expect(() => exploreTea([...cases, answered('brew')])).toThrow('xstate.done.actor.brew');
  });
});

describe('walking a machine', () => {
  it('takes every transition of the machine that ships, delays and failed calls included', async () => {
    const taken = new Set<string>();
    for (const walk of walksOver(new Map([['a guest', exploreTea()]])))
      for (const id of (await runWalk(teaMachine, { walk, input: undefined, key })).takes) taken.add(id);
    expect([...taken].toSorted()).toEqual(allTransitionIds(teaMachine).toSorted());
  });

  it('fails with the steps so far when the machine goes elsewhere than its model', async () => {
    const [walk] = walksOver(new Map([['a guest', exploreTea()]]));
    const [first, second, ...rest] = walk?.moves ?? [];
    const moves = first && second ? [first, { ...second, to: 'elsewhere' }, ...rest] : [];
    const run = runWalk(teaMachine, { walk: { start: 'a guest', moves }, input: undefined, key });
    await expect(run).rejects.toThrow(/^start: a guest\n.*tea\.ordered[\s\S]*instead of elsewhere$/);
  });

  it('fails when a call ends that the machine never made', async () => {
    const answers = [...exploreTea().moves.values()]
      .flat()
      .filter((move) => move.event.type === 'xstate.done.actor.brew');
    const run = runWalk(teaMachine, { walk: { start: 'a guest', moves: answers }, input: undefined, key });
    await expect(run).rejects.toThrow('no call under way for xstate.done.actor.brew');
  });
});

describe('the rules for a definition', () => {
  it('find nothing in a sound machine', () => expect(lintDefinition(teaMachine)).toEqual([]));

  it('find every fault of an unsound one', () => {
    const unsound = setup({
      types: { meta: {} as JourneyMeta, tags: {} as JourneyTag },
      actors: { brew: supplied<void, undefined>('brew') },
      guards: { isHot: () => true },
    }).createMachine({
      id: 'tea',
      initial: 'brewing',
      states: {
        brewing: {
          tags: ['busy'],
          meta: { view: 'Kettle' },
          invoke: { id: 'kettle', src: 'brew', onDone: 'decidingTea' },
        },
        decidingTea: { description: 'Which one?', always: { guard: 'isHot', target: 'teaServed' } },
        teaServed: {
          id: 'served',
          description: 'Served.',
          route: {},
          meta: { view: 'Brewing' },
          tags: ['failed'],
          on: { DRINK: [{ target: 'brewing' }, { target: 'decidingTea' }] },
        },
      },
    });
    expect(lintDefinition(unsound)).toEqual([
      'tea.brewing has no description',
      "tea.brewing invokes brew under the id kettle: the id is the actor's name",
      'tea.brewing invokes kettle without an onError that leads on',
      "tea.brewing shows Kettle, which is no state's name",
      'tea.brewing is busy without a way out when it fails',
      'tea.brewing is shown to customers and names no requirement (meta.rows)',
      'tea.decidingTea rests without a view',
      'tea.decidingTea decides, but may rest',
      'served DRINK: a candidate after one without a guard is never tried',
      'served shows Brewing instead of TeaServed',
      'served is failed without accepting retry.requested',
      "served is a page whose id is not the state's key",
      'served takes DRINK, which is not noun.pastVerb',
      'served is shown to customers and names no requirement (meta.rows)',
    ]);
  });
});
