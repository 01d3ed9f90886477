import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, type EventFrom, type SnapshotFrom } from 'xstate';
import { input, newestSent, sentText } from '../../../machines/dashboard/dashboard.cases.ts';
import { dashboardMachine } from '../../../machines/dashboard/dashboard.machine.ts';
import { selectDashboard } from '../../../machines/dashboard/dashboard.selectors.ts';
import { answered, failed, offline } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { Messages } from './views/Messages.tsx';

/** Draws the card of a member who was sent seven messages and more, after that has happened. */
function show(...happenings: object[]) {
  const messages = Array.from({ length: 7 }, (_, nth) => ({ ...sentText, id: String(nth) }));
  const actor = createActor(unanswered(dashboardMachine), { input }).start();
  for (const one of [answered('loadMessages', { ...newestSent, messages }), ...happenings]) actor.send(one as never);
  const send = vi.fn<(event: EventFrom<typeof dashboardMachine>) => void>();
  render(
    <MemoryRouter>
      <Messages model={selectDashboard(actor.getSnapshot() as SnapshotFrom<typeof dashboardMachine>)} send={send} />
    </MemoryRouter>,
  );
  return send;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('messages that are not here yet are shown on request, at the end of those that are (OR-09)', async () => {
  const send = show();
  await userEvent.click(screen.getByText('Older messages (2 and more)'));
  await press('Show older messages');
  expect(send).toHaveBeenCalledWith({ type: 'olderMessages.requested' });
});

test('older messages that could not be fetched leave the others, and are asked for again (ER-04)', async () => {
  const send = show({ type: 'olderMessages.requested' }, failed('loadOlderMessages', offline));
  await userEvent.click(screen.getByText('Older messages (2 and more)'));
  expect(screen.getByText('We couldn’t fetch your older messages.')).toBeVisible();
  await press('Try again');
  expect(send).toHaveBeenCalledWith({ type: 'retry.requested', card: 'olderMessages' });
});

test('where nothing older is left nothing is offered', () => {
  show({ type: 'olderMessages.requested' }, answered('loadOlderMessages', { ...newestSent, older: null }));
  expect(screen.getByText('Older messages (3)')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
});
