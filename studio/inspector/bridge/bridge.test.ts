import { createActor, createMachine, fromPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { choosePlanMachine } from '../../../machines/choose-plan/choose-plan.machine.ts';
import { offerOf, plan, product, starts } from '../../../machines/choose-plan/choose-plan.cases.ts';
import { createBridge } from './bridge.ts';
import type { BridgeMessage, Told } from './messages.types.ts';

const choosing = 'choosePlan.choosingPlan';
const comparing = `${choosing}.comparingPlans`;

const toldIn = (said: readonly BridgeMessage[]): Told[] =>
  said.flatMap((message) => (message.kind === 'told' ? message.told : []));

/** What the actors are called that are over, in the order in which they ended. */
function endedIn(told: readonly Told[]): (string | undefined)[] {
  const names = new Map(told.flatMap((one) => (one.kind === 'actor' ? [[one.actor, one.id] as const] : [])));
  return told.flatMap((one) => (one.kind === 'end' ? [names.get(one.actor)] : []));
}

async function inspected() {
  const said: BridgeMessage[] = [];
  const bridge = createBridge({
    say: (message) => said.push(message),
    tab: 'tab-1',
    page: () => ({ path: '/choose-plan', title: 'Choose your plan' }),
    now: () => 1,
  });
  const machine = choosePlanMachine.provide({
    actors: {
      listProducts: fromPromise(() => Promise.resolve(offerOf(product))),
      createPlan: fromPromise(() => Promise.resolve(plan)),
    },
  });
  const actor = createActor(machine, { input: starts['a visitor'], inspect: bridge.observe }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosingPlan'));
  const told = () => toldIn(said);
  const steps = () => told().filter((one) => one.kind === 'step');
  return { bridge, actor, said, told, steps };
}

it('who looks sees each step: the event, the transitions taken and where the journey stands', async () => {
  const { told, steps } = await inspected();
  expect(told()[0]).toMatchObject({ kind: 'actor', id: expect.any(String), machine: 'choosePlan', parent: null });
  expect(steps().at(-1)).toMatchObject({
    event: { type: 'xstate.done.actor.listProducts' },
    taken: [`choosePlan.loadingPlans · xstate.done.actor.listProducts[0] → ${choosing}`],
    active: ['choosePlan', choosing, comparing],
    page: '/choose-plan',
    context: { member: null, products: [{ priceInPence: product.priceInPence }] },
  });
  expect(told().map(({ serial }) => serial)).toEqual(told().map((_, index) => index + 1));
});

it('who looks is told the mark of the tab, where it has one', () => {
  const said: BridgeMessage[] = [];
  const page = () => ({ path: '/', title: '' });
  const say = (message: BridgeMessage) => void said.push(message);
  for (const mark of ['tab-x', null])
    createBridge({ say, tab: 'tab-1', page, scope: () => mark }).hear({ tab: null, kind: 'hello' });
  const here = said.filter(({ kind }) => kind === 'here');
  expect(here.map((message) => 'scope' in message && message.scope)).toEqual(['tab-x', false]);
});

it('who comes late is told everything that was kept', async () => {
  const { bridge, said, told } = await inspected();
  const before = told();
  said.length = 0;
  bridge.hear({ tab: null, kind: 'hello' });
  expect(said[0]).toMatchObject({ kind: 'here', dropped: 0, tab: 'tab-1' });
  expect(told()).toEqual(before);
});

it('an event sent by the inspector is an event like the customer’s; one for another tab is not heard', async () => {
  const { bridge, actor, told } = await inspected();
  const id = told()[0]?.actor ?? '';
  const event = { type: 'plan.selected', productId: product.productId };
  bridge.hear({ tab: 'tab-2', kind: 'send', actor: id, event });
  expect(actor.getSnapshot().value).toEqual({ choosingPlan: 'comparingPlans' });
  bridge.hear({ tab: 'tab-1', kind: 'send', actor: id, event });
  expect(actor.getSnapshot().value).toBe('awaitingLogIn');
});

it('an event that was not wanted is a step that takes nothing, and the inspector hears which condition said no', async () => {
  const { bridge, actor, said, steps, told } = await inspected();
  actor.send({ type: 'plan.selected', productId: 'none-of-ours' });
  await Promise.resolve();
  expect(steps().at(-1)).toMatchObject({
    event: { type: 'plan.selected' },
    taken: [],
    active: ['choosePlan', choosing, comparing],
  });
  const ask = (event: { type: string } & Record<string, unknown>) => {
    bridge.hear({ tab: null, kind: 'ask', question: 'q1', actor: told()[0]?.actor ?? '', event });
    return said.at(-1);
  };
  expect(ask({ type: 'plan.selected', productId: 'none-of-ours' })).toMatchObject({
    question: 'q1',
    answer: {
      isKnown: true,
      isPossible: false,
      refused: [
        {
          guard: 'isOnOffer',
          read: [
            { place: 'context.products[0].productId', value: product.productId },
            { place: 'event.productId', value: '‹productId›' },
          ],
        },
      ],
    },
  });
  expect(ask({ type: 'plan.selected', productId: product.productId })).toMatchObject({ answer: { isPossible: true } });
  expect(ask({ type: 'unicorn.petted' })).toMatchObject({ answer: { isKnown: false, isPossible: false, refused: [] } });
});

it('a call that is stopped, because the customer went on, is over for who looks', async () => {
  const said: BridgeMessage[] = [];
  const bridge = createBridge({
    say: (message) => said.push(message),
    tab: 'tab-1',
    page: () => ({ path: '/', title: 'A page' }),
  });
  const never = fromPromise(() => new Promise(() => undefined));
  const child = createMachine({
    id: 'child',
    initial: 'asking',
    states: { asking: { invoke: { id: 'call', src: never } } },
  });
  const actor = createActor(
    createMachine({
      initial: 'waiting',
      states: { waiting: { invoke: { id: 'child', src: child }, on: { 'went.on': 'elsewhere' } }, elsewhere: {} },
    }),
    { inspect: bridge.observe },
  ).start();
  const endedNow = async () => {
    await Promise.resolve();
    return endedIn(toldIn(said));
  };
  expect(await endedNow()).toEqual([]);
  actor.send({ type: 'went.on' });
  expect(await endedNow()).toEqual(['call', 'child']);
});

it('a call that was answered is over, once', async () => {
  const { told } = await inspected();
  expect(endedIn(told())).toEqual(['listProducts']);
});

it('a link that a customer presses is told of the machine whose page has it, by its path', async () => {
  const { bridge, actor, told } = await inspected();
  bridge.linkPressed({ path: '/auth/login', isInMain: true });
  await Promise.resolve();
  const event = { type: 'link.followed', path: '/auth/login', isInMain: true };
  expect(told().at(-1)).toMatchObject({ kind: 'event', actor: actor.sessionId, from: null, event, template: event });
});

it('a link is pressed for whoever asks this page to', () => {
  const pressed: string[] = [];
  const page = () => ({ path: '/', title: '' });
  const bridge = createBridge({ say: () => undefined, tab: 'tab-1', page, follow: ({ path }) => pressed.push(path) });
  bridge.hear({ tab: 'tab-2', kind: 'follow', link: { path: '/pricing', isInMain: true } });
  bridge.hear({ tab: 'tab-1', kind: 'follow', link: { path: '/auth/login', isInMain: true } });
  expect(pressed).toEqual(['/auth/login']);
});
