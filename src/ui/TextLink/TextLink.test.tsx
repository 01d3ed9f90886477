import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LinkButton } from './LinkButton.tsx';
import { TextLink } from './TextLink.tsx';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

test('a link of this site goes there without loading the page again', async () => {
  render(
    <MemoryRouter>
      <TextLink to="/help">Help</TextLink>
      <Address />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Help' }));
  expect(screen.getByRole('status')).toHaveTextContent('/help');
});

test('a link to another site stays in the same tab', () => {
  render(<TextLink to="https://example.com/press">Press office</TextLink>);
  const link = screen.getByRole('link', { name: 'Press office' });
  expect(link).toHaveAttribute('href', 'https://example.com/press');
  expect(link).not.toHaveAttribute('target');
});

test('a new tab learns nothing about this one, and the customer is told (UI-07)', () => {
  render(
    <TextLink to="https://example.com/help" newTab>
      Help
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'Help (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a disabled link leads nowhere (UI-07)', async () => {
  const press = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <LinkButton to="/choose-plan" disabled onClick={press}>
        Show available plans
      </LinkButton>
      <Address />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Show available plans' });
  expect(link).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(link);
  expect(press).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('/');
});
