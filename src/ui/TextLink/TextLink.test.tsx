import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, Profiler } from 'react';
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

const Steady = memo(function Steady() {
  return <TextLink to="/help">Help</TextLink>;
});

test('a change of the address draws no link anew, as a page may have hundreds', async () => {
  const drawn = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <Profiler id="link" onRender={drawn}>
        <Steady />
      </Profiler>
      <Address />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Help' }));
  expect(screen.getByRole('status')).toHaveTextContent('/help');
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('a press for a new tab is the browser’s: this page stays', async () => {
  render(
    <MemoryRouter>
      <TextLink to="/help">Help</TextLink>
      <Address />
    </MemoryRouter>,
  );
  const customer = userEvent.setup();
  await customer.keyboard('{Control>}');
  await customer.click(screen.getByRole('link', { name: 'Help' }));
  expect(screen.getByRole('status')).toHaveTextContent('/');
  expect(screen.getByRole('status')).not.toHaveTextContent('/help');
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
