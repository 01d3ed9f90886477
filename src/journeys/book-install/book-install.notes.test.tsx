import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw, send } from './test-views.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  send.mockReset();
  vi.restoreAllMocks();
});

test('the engineer notes start with what is known and are sent as typed (BK-23)', async () => {
  draw('AddingEngineerNotes');
  const dialog = await screen.findByRole('dialog', { name: 'Engineer notes' });
  expect(within(dialog).getByLabelText('First name')).toHaveValue('Robin');
  await userEvent.type(within(dialog).getByLabelText(/^Health and safety/), 'A friendly dog');
  await userEvent.type(within(dialog).getByLabelText(/^Anything else/), 'Ring twice');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: 'booking.confirmed',
    firstName: 'Robin',
    lastName: 'Marsh',
    phone: '07700 900123',
    healthAndSafety: 'A friendly dog',
    engineerInstructions: 'Ring twice',
  });
});

test('notes of visits that are held are saved, not booked (BK-23)', async () => {
  draw('AddingEngineerNotes', { submits: 'details' });
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('button', { name: 'Confirm booking' })).toBeNull();
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'booking.confirmed' }));
});

test('each note counts down from 250 characters and keeps what is too long (BK-24)', async () => {
  draw('AddingEngineerNotes');
  const note = await screen.findByLabelText(/^Health and safety/);
  expect(screen.getAllByText('250 characters left')).toHaveLength(2);
  await userEvent.click(note);
  await userEvent.paste('a'.repeat(251));
  expect(note).toHaveValue('a'.repeat(251));
  expect(screen.getAllByText('1 character too many')[0]).toBeVisible();
});

test('refused details are named above the form and at their fields (BK-24, BK-26)', async () => {
  draw('AddingEngineerNotes', {
    errors: { firstName: 'firstNameMissing', healthAndSafety: 'noteTooLong' },
  });
  expect(await screen.findByRole('link', { name: 'First name is required' })).toBeVisible();
  expect(screen.getByLabelText('First name')).toBeInvalid();
  expect(screen.getByLabelText(/^Health and safety/)).toHaveAccessibleDescription(/Max 250 characters/);
});

test('what is wrong stands under the dialog’s title in the order of headings', async () => {
  draw('AddingEngineerNotes', { errors: { firstName: 'firstNameMissing' } });
  const dialog = await screen.findByRole('dialog', { name: 'Engineer notes' });
  expect(within(dialog).getByRole('heading', { level: 2 })).toHaveTextContent('Engineer notes');
  expect(within(dialog).getByRole('heading', { level: 3, name: 'There is a problem' })).toBeVisible();
});
