import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { SwitchDetails } from './SwitchDetails.tsx';

const facts = {
  reference: '5c1f4a0e-7a0b-4d0e-9a7e-0d5f2c1b8a10',
  provider: 'Riverbourne Broadband',
  completionDate: '2026-01-19',
  address: '4 Heron Way, Larkhaven, LK1 1AA',
  lastName: 'Fairweather',
  accountNumber: '100200300',
};

function draw(change: Partial<Parameters<typeof SwitchDetails>[0]> = {}) {
  return render(
    <MemoryRouter>
      <SwitchDetails type="GAINING" {...facts} {...change} />
    </MemoryRouter>,
  );
}

const row = (term: string) => screen.getByText(term).nextSibling?.textContent;

describe.each(['GAINING', 'LOSING'] as const)('%s', (type) => {
  test('shows reference, completion date, home address, last name and account number (SW-10)', () => {
    draw({ type });
    expect(row('One Touch Switch reference')).toBe(facts.reference);
    expect(row('Completion date')).toBe('Monday 19 January 2026');
    expect(row('Home address')).toBe(facts.address);
    expect(row('Last name')).toBe('Fairweather');
    expect(row('Account number')).toBe('100200300');
  });

  test('explains the switch, its steps, and answers questions; then there is the chat (SW-10)', () => {
    draw({ type });
    expect(screen.getByText('How One Touch Switch works').closest('details')).toHaveAttribute('open');
    expect(screen.getByText(/^One Touch Switch moves your broadband with one request/)).toBeVisible();
    expect(screen.getByText('What does it cost to leave?')).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
    expect(screen.getByRole('link', { name: /Chat with us/ })).toBeVisible();
  });
});

test('a customer who comes reads that we manage the switch on the Go Live day (SW-11)', () => {
  draw();
  expect(row('Current provider')).toBe('Riverbourne Broadband');
  expect(screen.getByText(/On your Go Live date, we’ll start your new service/)).toBeVisible();
});

test('a customer who leaves reads that it happens on the day requested from the new provider (SW-12)', () => {
  draw({ type: 'LOSING' });
  expect(row('New provider')).toBe('Riverbourne Broadband');
  expect(screen.getByText('The switch happens on the day that you requested from your new provider.')).toBeVisible();
});

test('facts and how it works are closed, and a press away, where something is to be decided', async () => {
  draw({ isFolded: true });
  expect(screen.getByText('Home address')).not.toBeVisible();
  await userEvent.click(screen.getByText('Your switch in detail'));
  expect(screen.getByText('Home address')).toBeVisible();
  const explanation = screen.getByText(/^One Touch Switch moves your broadband with one request/);
  expect(explanation).not.toBeVisible();
  await userEvent.click(screen.getByText('How One Touch Switch works'));
  expect(explanation).toBeVisible();
  expect(screen.getByRole('link', { name: /Chat with us/ })).toBeVisible();
});

test('without a planned day the words say which day it will be', () => {
  const { unmount } = draw({ completionDate: null, reference: null, accountNumber: '' });
  expect(row('Completion date')).toBe('Your Go Live date');
  expect(row('Account number')).toBe('Not given');
  unmount();
  draw({ type: 'LOSING', completionDate: null });
  expect(row('Completion date')).toBe('The day you asked your new provider for');
});
