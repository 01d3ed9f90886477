import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import type { AddressCheckModel } from '../../../machines/address-check/address-check.selectors.ts';
import { chatLink } from '../../pages/content/chat-link.ts';
import { views } from './address-check.views.ts';
import { ChoosingPremise } from './views/ChoosingPremise.tsx';
import { EnteringAddressByHand } from './views/EnteringAddressByHand.tsx';

const { AddressServed, PremiseAlreadyServed } = views;

const model: AddressCheckModel = {
  text: '',
  suggestions: [],
  errors: {},
  query: { postcode: 'LK9 1AS', streetNumber: '7' },
  postcode: '',
  areHomesListed: false,
  container: null,
  search: 'resting',
  premises: [],
  address: '7 Saltmarsh Row, Larkhaven, LK9 1AS',
  earliestGoLiveDay: null,
} as AddressCheckModel;

test.each([
  ['2026-12-07', 4, 'Earliest Go Live date: Monday 7 December 2026'],
  [null, 3, 'Nothing to pay today'],
])('the home found says first when it can be live, where that is known: %s (CU-03)', (day, count, first) => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  render(
    <AddressServed
      model={{ ...model, earliestGoLiveDay: day }}
      send={() => undefined}
      draft={{ values: {}, keep: () => undefined }}
    />,
  );
  const facts = screen.getAllByRole('listitem');
  expect(facts).toHaveLength(count);
  expect(facts[0]).toHaveTextContent(first);
});

test('a home with our service leads to the dashboard, to the chat and to an order of one’s own (AD-24)', () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  render(
    <MemoryRouter>
      <PremiseAlreadyServed model={model} send={() => undefined} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', expect.stringContaining(chatLink));
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
  const [main, ...others] = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')];
  expect(main).toHaveTextContent('I’m moving in');
  expect(main).toHaveAttribute('data-variant', 'primary');
  for (const other of others) expect(other).not.toHaveAttribute('data-variant', 'primary');
  expect(screen.getByRole('button', { name: 'Change address' })).toHaveAttribute('data-variant', 'link');
});

describe('who finds their home in no list types it (AD-08)', () => {
  const filledIn = (searched: string, typed: Record<string, string>) => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    const draft = { values: typed, keep: () => undefined };
    render(<EnteringAddressByHand model={{ ...model, postcode: searched }} send={() => undefined} draft={draft} />);
    return ['Postcode', 'House number or name'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  };

  test.each<[string, string, Record<string, string>, string[]]>([
    ['that was asked about before', 'LK1 1AA', {}, ['LK1 1AA', '']],
    ['that was typed before', 'LK1 1AA', { over: 'LK9 1AS', postcode: 'LK9 1AS', streetNumber: '7a' }, ['LK1 1AA', '']],
  ])('in the postcode that they looked for, and not in that of a home %s', (_, searched, typed, shown) =>
    expect(filledIn(searched, typed)).toEqual(shown),
  );

  test.each(['LK1 1AA', ''])('and what they typed since stays, as they look for “%s”', (searched) => {
    const typed = { over: 'LK1 1AA', postcode: 'LK1 1AB', streetNumber: '7a' };
    expect(filledIn(searched, typed)).toEqual(['LK1 1AB', '7a']);
  });
});

describe('while the address is checked (AD-02, AD-13)', () => {
  const checking = { ...model, search: 'checking' } as const;
  const draft = { values: { postcode: 'LK9 1AS', streetNumber: '7', premise: 'P2' }, keep: () => undefined };
  const send = () => undefined;

  test('the form filled in by hand stays with what was entered, busy, and says what is checked', () => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    const { rerender } = render(<EnteringAddressByHand model={model} send={send} draft={draft} />);
    expect(screen.queryByText(/^Checking/)).toBeNull();
    const region = document.querySelector('[aria-live=polite]');
    rerender(<EnteringAddressByHand model={checking} send={send} draft={draft} />);
    expect(screen.getByLabelText('Postcode')).toHaveValue('LK9 1AS');
    expect(screen.getByLabelText('House number or name')).toHaveValue('7');
    expect(screen.getByRole('button', { name: /^Check address/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Search instead' })).toBeNull();
    expect(region).toHaveTextContent('Checking 7, LK9 1AS');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('the list of homes stays, busy, and says what is checked', () => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    const premises = [{ premiseId: 'P2', line: '7 Saltmarsh Row, Larkhaven, LK9 1AS' }];
    render(<ChoosingPremise model={{ ...checking, premises }} send={send} draft={draft} />);
    expect(screen.getByRole('radio', { name: /^7 Saltmarsh Row/ })).toBeChecked();
    expect(screen.getByRole('button', { name: /^This is my home/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull();
    expect(screen.getByText('Checking 7, LK9 1AS')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
