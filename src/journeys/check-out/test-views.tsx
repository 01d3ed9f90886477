import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { input, open } from '../../../machines/check-out/check-out.cases.ts';
import { checkOutMachine } from '../../../machines/check-out/check-out.machine.ts';
import { selectCheckOut } from '../../../machines/check-out/check-out.selectors.ts';
import type { Checkout } from '../../../machines/check-out/check-out.types.ts';
import { answered } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import type { Draft } from '../../journey-host/journey-part.ts';
import { views } from './check-out.views.ts';

/** Draws a page of the check-out after what has happened on it; `keep` hears what is typed, and `leave` takes it away. */
export function show(view: keyof typeof views, checkout: Checkout = open, ...events: object[]) {
  const actor = createActor(unanswered(checkOutMachine), { input }).start();
  for (const event of [answered('loadCheckout', checkout), ...events]) actor.send(event as never);
  const send = vi.fn<(event: { type: string }) => void>();
  let values: Readonly<Record<string, string>> = {};
  const keep = vi.fn<Draft['keep']>((typed) => (values = typed));
  const draft = {
    get values() {
      return values;
    },
    keep,
  };
  const View = views[view];
  const { unmount: leave } = render(
    <MemoryRouter>
      <View model={selectCheckOut(actor.getSnapshot())} send={send} draft={draft} />
    </MemoryRouter>,
  );
  return Object.assign(send, { keep, leave });
}

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

export const sent = (send: ReturnType<typeof show>) => send.mock.calls.map(([event]) => event);
