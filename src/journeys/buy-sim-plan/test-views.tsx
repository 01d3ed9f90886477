import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { createActor, fromPromise, waitFor, type EventFrom } from 'xstate';
import { input } from '../../../machines/buy-sim-plan/buy-sim-plan.cases.ts';
import { buySimPlanMachine } from '../../../machines/buy-sim-plan/buy-sim-plan.machine.ts';
import { selectBuySimPlan, type BuySimPlanModel } from '../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import type { BuySimPlanEvent, BuySimPlanView, Known } from '../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './buy-sim-plan.views.ts';

await loadLateViews(views);

/** Draws a view as the machine has it after some events; gives what it sends. */
export async function show(
  known: Known,
  name: BuySimPlanView = 'ShowingPlan',
  { past = [], change = {} }: { past?: BuySimPlanEvent[]; change?: Partial<BuySimPlanModel> } = {},
) {
  const machine = buySimPlanMachine.provide({ actors: { loadPlan: fromPromise(() => Promise.resolve(known)) } });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  for (const event of past) actor.send(event);
  const send = vi.fn<(event: EventFrom<typeof buySimPlanMachine>) => void>();
  const View = views[name];
  render(
    <MemoryRouter>
      <View
        model={{ ...selectBuySimPlan(actor.getSnapshot()), ...change }}
        send={send}
        draft={{ values: {}, keep: () => undefined }}
      />
    </MemoryRouter>,
  );
  return send;
}

/** All that is on the page. */
export const main = () => document.body;
/** A part of the page, by its heading. */
export const part = (name: string) => screen.getByRole('region', { name });
/** Presses a button. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Chooses a radio. */
export const check = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
