import { and, createActor, not, or, setup, stateIn } from 'xstate';
import { expect, it } from 'vitest';
import { createBridge } from './bridge.ts';
import type { Answer, BridgeMessage } from './messages.types.ts';

type Wish = { lineOne: string; isLandlineWanted: boolean | null };
type Told = { type: 'went.on'; number: string } | { type: 'asked' } | { type: 'second.asked' } | { type: 'came' };

/** An order that goes on when it is whole, with conditions of every make. */
const orderMachine = setup({
  types: { context: {} as { wishes: readonly Wish[]; email: string; isOpen: boolean }, events: {} as Told },
  guards: {
    isWished: ({ context }) => context.wishes.some(({ isLandlineWanted }) => isLandlineWanted !== null),
    isNumber: ({ event }) => event.type === 'went.on' && event.number.startsWith('0'),
    isOpen: ({ context }) => context.isOpen,
    isClosed: not('isOpen'),
    isWhole: and(['isOpen', 'isWished', and(['isNumber', stateIn('#filled')])]),
    isAt: ({ context }, { place }: { place: number }) => {
      const wish = context.wishes[place];
      if (!wish) throw new Error('There is no such wish');
      return wish.isLandlineWanted === true;
    },
    isSecondWanted: and(['isClosed', { type: 'isAt', params: { place: 1 } }]),
    isNear: or(['isWished', stateIn('#filled')]),
    isNamed: ({ context }, { street }: { street: string }) => context.wishes.some(({ lineOne }) => lineOne === street),
    isKnown: (_, { email }: { email: string }) => email.endsWith('.example'),
  },
}).createMachine({
  id: 'order',
  context: { wishes: [{ lineOne: '7 Kiln Lane', isLandlineWanted: null }], email: 'ada@person.test', isOpen: true },
  initial: 'asking',
  states: {
    asking: {
      on: {
        'went.on': [{ guard: 'isWhole', target: 'filled' }, { target: 'deciding' }],
        asked: [
          { guard: { type: 'isKnown', params: ({ context }) => ({ email: context.email }) }, target: 'filled' },
          { guard: 'isOpen', target: 'asking' },
        ],
        came: { guard: 'isClosed', target: 'filled' },
        'second.asked': { guard: 'isSecondWanted', target: 'filled' },
      },
    },
    deciding: { always: [{ guard: 'isNear', target: 'filled' }, { target: 'refused' }] },
    refused: {
      on: {
        came: { guard: { type: 'isKnown', params: ({ context }) => ({ email: context.email }) } },
        asked: { guard: { type: 'isNamed', params: { street: 'Mill Lane' } } },
      },
    },
    filled: { id: 'filled' },
  },
});

function inspectedOrder() {
  const said: BridgeMessage[] = [];
  const bridge = createBridge({
    say: (message) => said.push(message),
    tab: 'tab-1',
    page: () => ({ path: '/', title: 'A page' }),
  });
  const actor = createActor(orderMachine, { inspect: bridge.observe }).start();
  return {
    send: async (event: Told) => {
      actor.send(event);
      await Promise.resolve();
      return said
        .flatMap((message) => (message.kind === 'told' ? message.told : []))
        .findLast((one) => one.kind === 'step');
    },
    ask: (event: Told): Answer | undefined => {
      bridge.hear({ tab: null, kind: 'ask', question: 'q', actor: actor.sessionId, event });
      return said.flatMap((message) => (message.kind === 'answer' ? [message.answer] : [])).at(-1);
    },
  };
}

const number = '07700900123';

it('who asks of an event hears that it goes the way for “otherwise”, and which conditions say no with what they look at', () => {
  expect(inspectedOrder().ask({ type: 'went.on', number })).toMatchObject({
    isPossible: true,
    takes: ['order.asking · went.on[1] → order.deciding'],
    refused: [
      {
        guard: 'isWhole',
        parts: ['isWished', 'in filled'],
        read: [{ place: 'context.wishes[0].isLandlineWanted', value: null }],
      },
    ],
  });
});

it('a step names what said no on its way, of choices made “at once”, too', async () => {
  const { send } = inspectedOrder();
  expect(await send({ type: 'went.on', number: '123' })).toMatchObject({
    active: ['order', 'order.refused'],
    refused: [
      { guard: 'isWhole', parts: ['isWished', 'isNumber', 'in filled'] },
      { guard: 'isNear', parts: [], read: [{ place: 'context.wishes[0].isLandlineWanted', value: null }] },
    ],
  });
});

it('what a customer typed is told by its kind, through parameters, too', async () => {
  const { send } = inspectedOrder();
  await send({ type: 'went.on', number: '123' });
  const step = await send({ type: 'came' });
  expect(step).toMatchObject({
    taken: [],
    refused: [{ guard: 'isKnown', read: [{ place: 'context.email', value: '‹email›' }] }],
  });
  expect(JSON.stringify(step)).not.toMatch(/ada@|123|Kiln/);
});

it('a condition that says the opposite of another one is named itself, with what the other looked at', () => {
  expect(inspectedOrder().ask({ type: 'came' })).toMatchObject({
    isPossible: false,
    refused: [{ guard: 'isClosed', parts: [], read: [{ place: 'context.isOpen', value: true }] }],
  });
});

it('a condition that may only be asked when another one holds is not held against an event', () => {
  expect(inspectedOrder().ask({ type: 'second.asked' })).toMatchObject({
    isPossible: false,
    refused: [{ guard: 'isSecondWanted', parts: ['isClosed'] }],
  });
});

it('a condition is told with what the chart gives it', async () => {
  const { send } = inspectedOrder();
  await send({ type: 'went.on', number });
  expect(await send({ type: 'asked' })).toMatchObject({
    refused: [
      { guard: 'isNamed', given: 'Mill Lane', read: [{ place: 'context.wishes[0].lineOne', value: '‹lineOne›' }] },
    ],
  });
});

it('where a condition has said yes, nobody is told of those that were asked before', async () => {
  const { send, ask } = inspectedOrder();
  expect(ask({ type: 'asked' })).toMatchObject({ isPossible: true, refused: [] });
  expect(await send({ type: 'asked' })).not.toHaveProperty('refused');
});
