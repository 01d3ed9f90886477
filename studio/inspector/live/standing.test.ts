import { expect, test } from 'vitest';
import type { StandingActor } from '../inspection/inspection.ts';
import { registerAnswers } from '../register/register-answers.ts';
import { innermost } from './standing.ts';

/** A machine that runs below another one and took a step at this time. */
const running = (
  machine: string,
  parent: string | null,
  serial: number,
  { page = '/customise-plan', moved = serial }: { page?: string; moved?: number } = {},
): StandingActor => ({
  kind: 'actor',
  at: serial,
  actor: machine,
  id: machine,
  parent,
  machine,
  serial,
  step: {
    kind: 'step',
    serial,
    at: serial,
    actor: machine,
    event: { type: 'xstate.init' },
    taken: [],
    active: [],
    status: 'active',
    context: null,
    page,
  },
  moved,
  isOver: false,
});

const followed = async (...actors: readonly StandingActor[]) =>
  innermost(actors, await registerAnswers.journeys())?.machine;

test('the customer is in the step, not in the watch of a match beside it, which looks again and again', async () => {
  const order = [running('orderBroadband', null, 1), running('customisePlan', 'orderBroadband', 2)];
  expect(await followed(...order, running('matchWatch', 'orderBroadband', 3))).toBe('customisePlan');
  const atSwitch = [running('orderBroadband', null, 1), running('switchProvider', 'orderBroadband', 2)];
  expect(await followed(...atSwitch, running('matchWatch', 'switchProvider', 3))).toBe('switchProvider');
});

test('what runs behind every page is nowhere that a customer is', async () => {
  expect(await followed(running('session', null, 8), running('mobile-menu', null, 9))).toBeUndefined();
  expect(await followed(running('logIn', null, 1), running('session', null, 9))).toBe('logIn');
});

test('of a step and what it has opened the customer is in what is open', async () => {
  const dates = [running('bookInstall', null, 2), running('selectAppointment', 'bookInstall', 1)];
  expect(await followed(...dates)).toBe('selectAppointment');
});

test('who has to log in within an order is in the log-in, however deep the order’s step lies', async () => {
  const page = '/auth/login';
  const order = [running('orderBroadband', null, 1), running('choosePlan', 'orderBroadband', 2)];
  expect(await followed(...order, running('logIn', null, 3, { page }))).toBe('logIn');
  // The watch of a match goes on behind the log-in, and the order with it.
  const watching = [running('orderBroadband', null, 9, { page }), running('choosePlan', 'orderBroadband', 2)];
  expect(await followed(...watching, running('logIn', null, 3, { page }))).toBe('logIn');
});

test('of journeys on one page the customer is in the one that went on last, not in one that only heard something', async () => {
  const page = '/dashboard';
  const one = running('manageOrder', null, 4, { page });
  const other = running('managePlan', null, 9, { page, moved: 2 });
  expect(await followed(one, other)).toBe('manageOrder');
});
