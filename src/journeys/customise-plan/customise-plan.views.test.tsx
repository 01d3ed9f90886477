import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CustomisePlanModel } from '../../../machines/customise-plan/customise-plan.selectors.ts';
import type { CustomisePlanEvent, CustomisePlanView } from '../../../machines/customise-plan/customise-plan.types.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './customise-plan.views.ts';
import { usual } from './test-model.ts';

await loadLateViews(views);

const send = vi.fn<(event: CustomisePlanEvent) => void>();

const drawing = (model: Partial<CustomisePlanModel>, view: CustomisePlanView = 'CustomisingPlan') => {
  const View = views[view];
  return (
    <MantineProvider env="test">
      <MemoryRouter>
        <View model={{ ...usual, ...model }} send={send} draft={{ values: {}, keep: () => {} }} />
      </MemoryRouter>
    </MantineProvider>
  );
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const missing = { choice: { ...usual.choice, connectionDate: null } };
const words = 'Choose your Go Live date';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  send.mockReset();
  vi.restoreAllMocks();
});

describe('the connection date (CU-03)', () => {
  test('can be looked for between the first day and the last', () => {
    render(drawing({}));
    const field = screen.getByLabelText('Go Live date');
    expect(field).toHaveAttribute('min', '2026-12-01');
    expect(field).toHaveAttribute('max', '2027-02-16');
    expect(field).toHaveAccessibleDescription(/From Tuesday 1 December 2026/);
    fireEvent.change(field, { target: { value: '2026-12-11' } });
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'connectionDate.chosen', connectionDate: '2026-12-11' });
  });

  test('that is half typed is told at the field', () => {
    const { rerender } = render(drawing({}));
    const field = screen.getByLabelText('Go Live date');
    field.focus();
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.input(field);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'connectionDate.chosen', connectionDate: '' });
    rerender(drawing({ ...missing, errors: { connectionDate: 'dateMissing' as const } }));
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(new RegExp(words));
    expect(field).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each(['Book your install', 'Save for later'])(
    '"%s" without one leads to the summary of errors, which has the focus and leads to the field (UI-09)',
    async (button) => {
      const { rerender } = render(drawing({ ...missing }));
      await press(button);
      rerender(drawing({ ...missing, errors: { connectionDate: 'dateMissing' as const } }));
      const summary = screen.getByRole('alert', { name: 'There is a problem' });
      expect(summary).toHaveFocus();
      await userEvent.click(within(summary).getByRole('link', { name: words }));
      expect(screen.getByLabelText('Go Live date')).toHaveFocus();
      await press(button);
      expect(screen.getByRole('alert')).toHaveFocus();
    },
  );
});

test('each way on is said by its button', async () => {
  render(drawing({}));
  await press('Book your install');
  expect(send).toHaveBeenLastCalledWith({ type: 'installBooking.requested' });
  await press('Save for later');
  expect(send).toHaveBeenLastCalledWith({ type: 'saving.requested' });
});

test('who has booked already goes on to the review, and is told so (OR-01)', async () => {
  render(drawing({ isBooked: true }));
  await press('Save and review order');
  expect(send).toHaveBeenLastCalledWith({ type: 'installBooking.requested' });
  expect(screen.queryByRole('button', { name: 'Book your install' })).toBeNull();
});

describe('prices (CU-02)', () => {
  test('what a length costs to begin stands where it is chosen', () => {
    render(drawing({}));
    expect(screen.getByRole('radio', { name: /1 month rolling/ })).toHaveAccessibleName(
      /without an exit fee\. £\d+ a month \+ £30 once$/,
    );
    expect(screen.getByRole('radio', { name: /12 months/ })).not.toHaveAccessibleName(/once/);
  });

  test('what leaving early costs stands there, too', () => {
    render(drawing({}));
    expect(screen.getByRole('radio', { name: /12 months/ })).toHaveAccessibleName(
      /If you leave early, you pay £15 for each month that’s left\./,
    );
    cleanup();
    render(drawing({ choice: { ...usual.choice, meshWifi: true } }));
    expect(screen.getByRole('radio', { name: /12 months/ }), 'with mesh Wi-Fi').toHaveAccessibleName(
      /you pay £17\.40 for/,
    );
  });
});

describe('the old broadband (SW-01)', () => {
  test('can be switched, where nothing is decided', () => {
    render(drawing({}));
    const arranged = screen.getByRole('region', { name: 'What we arrange' });
    expect(arranged).toHaveTextContent('We can move your old broadband over for you.');
    expect(arranged).not.toHaveTextContent('home install');
  });

  test('is switched where that is set up, and the switch can be changed', () => {
    render(drawing({ switchingFrom: 'Riverbourne Broadband' }));
    expect(screen.getByText(/Your switch from Riverbourne Broadband is set up\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change or stop it' })).toHaveAttribute('href', '/switch');
    expect(screen.queryByText(/We can move your old broadband/)).toBeNull();
  });

  test('stands beside the day that the home install decides, and neither where there is neither (CU-03)', () => {
    const { rerender } = render(drawing({ isDateFree: false }));
    expect(screen.getByRole('region', { name: 'What we arrange' })).toHaveTextContent(
      /on the day of your home install.*We can move your old broadband/,
    );
    rerender(drawing({ isSwitchable: false }));
    expect(screen.queryByRole('region', { name: 'What we arrange' })).toBeNull();
  });
});

describe.each<CustomisePlanView>(['CustomisationNotKept', 'JourneyNotSaved'])('%s (ER-04)', (view) => {
  test('offers another try after a failure', async () => {
    render(drawing({}, view));
    await press('Try again');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'retry.requested' });
  });

  test('says why the gateway refused it, and leads back to the choice only', async () => {
    render(drawing({ refusal: 'That length is not on offer any more.' }, view));
    expect(screen.getByText('That length is not on offer any more.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await press(view === 'JourneyNotSaved' ? 'Carry on now' : 'Back to my plan');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'choice.reviewed' });
  });
});
