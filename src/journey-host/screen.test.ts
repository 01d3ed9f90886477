import { assign, createActor, setup, type AnyActorRef } from 'xstate';
import { expect, test, vi } from 'vitest';
import { journeyPart } from './journey-part.ts';
import { follow, screenOf } from './screen.ts';

const machine = setup({
  types: {
    context: {} as { errors: string[]; flags: number },
    events: {} as { type: 'refused' } | { type: 'flagged' } | { type: 'left' },
    meta: {} as { view: 'Asking' | 'Left'; path: string },
  },
}).createMachine({
  id: 'asking',
  context: { errors: [], flags: 0 },
  initial: 'asking',
  on: {
    refused: { actions: assign({ errors: ['Enter a name'] }) },
    flagged: { actions: assign({ flags: ({ context }) => context.flags + 1 }) },
  },
  states: {
    asking: { meta: { view: 'Asking', path: '/asking' }, on: { left: 'left' } },
    left: { meta: { view: 'Left', path: '/left' } },
  },
});

const part = journeyPart({
  machine,
  select: ({ context: { errors } }) => ({ errors }),
  views: (): Promise<never> => Promise.reject(new Error('nothing is drawn here')),
});

function before(event: 'refused' | 'flagged' | 'left') {
  const actor: AnyActorRef = createActor(machine).start();
  const screen = screenOf(actor, part);
  actor.send({ type: event });
  return follow(screen, screenOf(actor, part)) === screen;
}

test('a change that no view sees draws nothing again', () => {
  expect(before('flagged')).toBe(true);
});

test('a message for the customer is drawn', () => {
  expect(before('refused')).toBe(false);
});

test('another page is drawn', () => {
  expect(before('left')).toBe(false);
});

test('what a view is given is made once for each look: it may be most of what a press costs', () => {
  const select = vi.fn(() => ({ errors: [] }));
  const counted = journeyPart({
    machine,
    select,
    views: (): Promise<never> => Promise.reject(new Error('nothing is drawn here')),
  });
  const { page, root } = screenOf(createActor(machine).start(), counted);
  expect(select).toHaveBeenCalledTimes(1);
  expect(page?.model).toBe(root.model);
});
