import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ofAll, ofOne } from '../../../machines/read-bills/read-bills.cases.ts';
import { readBillsMachine } from '../../../machines/read-bills/read-bills.machine.ts';
import { selectReadBills } from '../../../machines/read-bills/read-bills.selectors.ts';
import type {
  AllBills,
  OneBill,
  ReadBillsEvent,
  ReadBillsView,
} from '../../../machines/read-bills/read-bills.types.ts';
import { views } from './read-bills.views.ts';

/** Draws the page that a member comes to once everything has come. */
export async function show(found: AllBills | OneBill) {
  const machine = readBillsMachine.provide({
    actors: {
      loadBills: fromPromise(() => Promise.resolve(found as AllBills)),
      loadBill: fromPromise(() => Promise.resolve(found as OneBill)),
    },
  });
  const actor = createActor(machine, { input: 'bill' in found ? ofOne : ofAll }).start();
  const snapshot = await waitFor(actor, (one) => !one.hasTag('busy'));
  const [meta] = Object.values(snapshot.getMeta());
  const View = views[meta?.view as ReadBillsView];
  const send = vi.fn<(event: ReadBillsEvent) => void>();
  render(
    <MemoryRouter>
      <View model={selectReadBills(snapshot)} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  return send;
}

export const region = (name: string | RegExp) => screen.getByRole('region', { name });
