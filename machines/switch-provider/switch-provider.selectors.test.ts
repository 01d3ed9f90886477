import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { matched, starts, started, switchingWith } from './switch-provider.cases.ts';
import { switchProviderMachine } from './switch-provider.machine.ts';
import { selectSwitchProvider } from './switch-provider.selectors.ts';
import type { SwitchProviderInput } from './switch-provider.types.ts';

/** What a customer who comes back to a switch that is set up is shown. */
function shownWith(change: Partial<SwitchProviderInput>) {
  const input = starts['a customer with a plan'];
  if (!input) throw new Error('no such start');
  const switching = { ...switchingWith({ ...matched, state: 'consented' }), started };
  return selectSwitchProvider(
    createActor(switchProviderMachine, { input: { ...input, switching, ...change } })
      .start()
      .getSnapshot(),
  );
}

test('the day of the switch is that of the visit as it is held now, not as it was at the consent (SW-10, SW-13)', () => {
  const inHomeVisit = { appointmentId: 'a', date: '2026-01-27', slot: 'AM' as const, formattedSlot: '8am-12pm' };
  expect(shownWith({ booking: { outsideVisit: null, inHomeVisit } })).toMatchObject({
    completionDate: '2026-01-27',
    mayGoOn: false,
  });
  expect(shownWith({ booking: null })).toMatchObject({ completionDate: '2026-01-19', mayGoOn: true });
});
