import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { matched, switchingWith } from '../switch-provider/switch-provider.cases.ts';
import { switchProviderMachine } from '../switch-provider/switch-provider.machine.ts';
import { selectSwitchProvider } from '../switch-provider/switch-provider.selectors.ts';
import { booking } from '../review-order/review-order.cases.ts';
import { member } from '../choose-plan/choose-plan.cases.ts';
import { resumed, starts } from './order-broadband.cases.ts';
import { orderBroadbandMachine } from './order-broadband.machine.ts';
import type { ResumedJourney } from './order-broadband.types.ts';

/** An order that was begun elsewhere, found again by its member who opens a page in the middle. */
async function found(
  journey: ResumedJourney,
  path = '/order-confirmation',
  tell: (value: { ordering: string }) => void = () => undefined,
) {
  const machine = orderBroadbandMachine.provide({
    actors: {
      switchProvider: switchProviderMachine,
      findCurrentJourney: fromPromise<ResumedJourney | null, Record<string, never>>(() => Promise.resolve(journey)),
    },
  });
  const input = starts['a member'];
  if (!input) throw new Error('no such start');
  const actor = createActor(machine, { input: { ...input, member } });
  // Nothing else is supplied: what the steps themselves would ask for is not answered.
  actor.subscribe({
    next: ({ value }) => tell(value as { ordering: string }),
    error: () => undefined,
  });
  actor.start();
  actor.send({ type: 'page.sought', path });
  await new Promise((resolve) => setTimeout(resolve));
  return actor;
}

test('who had not come past the question about the old broadband is asked, with nothing chosen (SW-01, CU-04)', async () => {
  const actor = await found({ ...resumed, customisation: null });
  expect(actor.getSnapshot().matches({ ordering: 'switchingProvider' })).toBe(true);
  expect(actor.getSnapshot().context.switching.wish).toBeNull();
});

test('who had is not asked again; but the question, when it is opened, has no answer yet (SW-01, CU-04)', async () => {
  const actor = await found(resumed);
  const { context } = actor.getSnapshot();
  expect(actor.getSnapshot().matches({ ordering: 'switchingProvider' })).toBe(false);
  const question = createActor(switchProviderMachine, {
    input: {
      planId: '',
      transactionId: '',
      address: '',
      switching: context.switching,
      isV2: true,
      booking: null,
      connectionDate: null,
      isOrdered: false,
    },
  }).start();
  expect(question.getSnapshot().matches('choosingSwitch')).toBe(true);
  expect(selectSwitchProvider(question.getSnapshot()).wish).toBeNull();
  question.send({ type: 'wish.submitted', wish: '' });
  expect(question.getSnapshot().context.errors.wish).toBe('wishMissing');
});

test('who orders for a home that cannot be switched is asked nothing about it, here or elsewhere (AD-18, CU-04)', async () => {
  const address = { ...resumed.address, status: 'SWITCHING_NOT_AVAILABLE' };
  const actor = await found({ ...resumed, address, customisation: null });
  expect(actor.getSnapshot().matches({ ordering: 'switchingProvider' })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'xstate.route', to: '#switchingProvider' })).toBe(false);
});

test('a switch that the gateway has is gone on with (SW-04, CU-04)', async () => {
  const switching = switchingWith(matched);
  const actor = await found({ ...resumed, switching });
  expect(actor.getSnapshot().context.switching).toEqual(switching);
});

test('with the visits held and the switch open, the order goes on at the switch, and nowhere before it (SW-01, SW-07)', async () => {
  const actor = await found({ ...resumed, booking, switching: switchingWith(matched) });
  expect(actor.getSnapshot().matches({ ordering: 'switchingProvider' })).toBe(true);
});

test.each([
  ['/switch', 'switchingProvider'],
  ['/customise-plan', 'customisingPlan'],
  ['/book-install/home', 'bookingInstall'],
  ['/order-confirmation', 'reviewingOrder'],
] as const)(
  'a page in the middle, %s, is shown at once, and no other page before it (RT-03)',
  async (path, ordering) => {
    const shown: string[] = [];
    await found({ ...resumed, booking }, path, ({ ordering: at }) => shown.push(at));
    expect([...new Set(shown)].slice(0, 3)).toEqual(['checkingAddress', 'findingCurrentJourney', ordering]);
  },
);
