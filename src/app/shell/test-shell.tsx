import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { FullFooter } from './full-footer.ts';
import { LateMenuPanel } from './MobileMenu.tsx';
import { Shell } from './Shell.tsx';

// As the app does before it draws a page that has it.
await FullFooter.load();
// As it does once somebody touches the page.
await LateMenuPanel.load();

export const wren = { memberName: 'Wren' };

type More = Partial<Parameters<typeof Shell>[0]>;

const shell = (more: More) => (
  <MemoryRouter>
    <Shell member={null} pathname="/" authUrlLogIn="/auth/login?referrer=broadband" {...more}>
      <h1>Page</h1>
    </Shell>
  </MemoryRouter>
);

/** A page in the shell; `become` draws it anew with other properties. */
export function showShell(more: More = {}) {
  const { rerender, ...result } = render(shell(more));
  return { ...result, become: (changed: More) => rerender(shell({ ...more, ...changed })) };
}

export async function openMenu(more: More = {}) {
  const result = showShell(more);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return { ...result, menu: screen.getByRole('dialog', { name: 'Menu' }) };
}
