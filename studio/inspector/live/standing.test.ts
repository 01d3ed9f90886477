import { expect, test } from 'vitest';
import type { StandingActor } from '../inspection/inspection.ts';
import { registerAnswers } from '../register/register-answers.ts';
import { innermost } from './standing.ts';

/** A machine that runs below another one and took a step at this time. */
const running = (machine: string, parent: string | null, serial: number): StandingActor => ({
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
    page: '/customise-plan',
  },
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
