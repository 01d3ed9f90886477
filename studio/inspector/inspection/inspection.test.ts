import { expect, it } from 'vitest';
import type { BridgeMessage, Told } from '../bridge/messages.types.ts';
import { actorsAt, actorTree, hear, stepsOf, type Inspection } from './inspection.ts';

const actor = (serial: number, id: string, parent: string | null = null): Told => ({
  kind: 'actor',
  serial,
  at: serial,
  actor: id,
  id,
  parent,
  machine: id,
});
const step = (serial: number, id: string, active: string): Told => ({
  kind: 'step',
  serial,
  at: serial,
  actor: id,
  event: { type: 'plan.selected' },
  taken: [],
  active: [active],
  status: 'active',
  context: null,
  page: '/choose-plan',
});
const end = (serial: number, id: string): Told => ({ kind: 'end', serial, at: serial, actor: id });
const message = (told: Told[], tab = 'tab-1'): BridgeMessage => ({
  kind: 'told',
  told,
  tab,
  title: 'Choose your plan',
});

const story = [
  actor(1, 'order'),
  actor(2, 'choosePlan', 'order'),
  step(3, 'choosePlan', 'loading'),
  step(4, 'choosePlan', 'choosing'),
  end(5, 'choosePlan'),
];
const after = (...messages: BridgeMessage[]) =>
  messages.reduce<Inspection>((inspection, one) => hear(inspection, one), new Map());
const appAfter = (...messages: BridgeMessage[]) => {
  const app = after(...messages).get('tab-1');
  if (!app) throw new Error('Nothing was heard of tab-1');
  return app;
};

it('what is told twice is known once, and in order, however it arrives', () => {
  const [first, second, ...rest] = story;
  if (!first || !second) throw new Error('The story is too short');
  const { told } = appAfter(message(rest), message(story), message([second]), message(story));
  expect(told.map(({ serial }) => serial)).toEqual([1, 2, 3, 4, 5]);
});

it('at any earlier step everything stands as it stood then', () => {
  const app = appAfter(message(story));
  expect(actorsAt(app, 3).map(({ id, step, isOver }) => [id, step?.active[0], isOver])).toEqual([
    ['order', undefined, false],
    ['choosePlan', 'loading', false],
  ]);
  expect(actorsAt(app).at(-1)).toMatchObject({ id: 'choosePlan', isOver: true, step: { active: ['choosing'] } });
  expect(stepsOf(app, 'choosePlan').map(({ serial }) => serial)).toEqual([3, 4]);
});

it('children stand under their parents, and under nobody where the parent is forgotten', () => {
  const names = (trees: ReturnType<typeof actorTree>): unknown =>
    trees.map(({ actor: { id }, children }) => [id, names(children)]);
  expect(names(actorTree(actorsAt(appAfter(message(story)))))).toEqual([['order', [['choosePlan', []]]]]);
  expect(names(actorTree(actorsAt(appAfter(message(story.slice(1))))))).toEqual([['choosePlan', []]]);
});

it('two tabs are two apps, and one that is gone can still be looked at', () => {
  const inspection = after(message(story), message([actor(1, 'session')], 'tab-2'), {
    kind: 'gone',
    tab: 'tab-1',
    title: 'Choose your plan',
  });
  expect([...inspection.values()].map(({ tab, isHere, told }) => [tab, isHere, told.length])).toEqual([
    ['tab-2', true, 1],
    ['tab-1', false, 5],
  ]);
});
