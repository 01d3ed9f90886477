import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { AddressCheckModel } from '../../../machines/address-check/address-check.selectors.ts';
import { chatLink } from '../../content/chat-link.ts';
import { PremiseAlreadyServed } from './views/PremiseAlreadyServed.tsx';

const model: AddressCheckModel = {
  text: '',
  suggestions: [],
  errors: {},
  query: { postcode: 'LK9 1AS', streetNumber: '7' },
  container: null,
  search: 'resting',
  premises: [],
  address: '7 Saltmarsh Row, Larkhaven, LK9 1AS',
} as AddressCheckModel;

test('a home with our service leads to the chat and to an order of one’s own, not in a circle by log-in (AD-24)', () => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  render(
    <MemoryRouter>
      <PremiseAlreadyServed model={model} send={() => undefined} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', expect.stringContaining(chatLink));
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  const [main, ...others] = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')];
  expect(main).toHaveTextContent('I’m moving in');
  expect(main).toHaveAttribute('data-variant', 'primary');
  for (const other of others) expect(other).not.toHaveAttribute('data-variant', 'primary');
  expect(screen.getByRole('button', { name: 'Change address' })).toHaveAttribute('data-variant', 'link');
});
