import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog, Modal } from './Modal.tsx';

function kit({ children }: { children: ReactNode }) {
  return <MantineProvider env="test">{children}</MantineProvider>;
}

function Page() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Add notes
      </button>
      <Modal
        title="Notes for the engineer"
        opened={opened}
        onClose={() => setOpened(false)}
        footer={<p>Confirm booking</p>}
      >
        <input aria-label="Notes" />
      </Modal>
    </>
  );
}

async function open() {
  render(<Page />, { wrapper: kit });
  await userEvent.click(screen.getByRole('button', { name: 'Add notes' }));
  return screen.findByRole('dialog', { name: 'Notes for the engineer' });
}

test('the dialog is named by its title and is no second banner of the page', async () => {
  const dialog = await open();
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(dialog.querySelector('header')).toHaveAttribute('role', 'presentation');
  // Also before Mantine has tied it to its title.
  expect(dialog).toHaveAttribute('aria-label', dialog.querySelector('h2')?.textContent);
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['a click on the backdrop', () => userEvent.click(document.querySelector('.mantine-Modal-overlay') ?? document.body)],
])('%s closes it (UI-01)', async (_, close) => {
  await open();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the page behind stays where it was (UI-01)', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(420);
  await open();
  expect(document.body.style.position).toBe('fixed');
  expect(document.body.style.top).toBe('-420px');
  await userEvent.keyboard('{Escape}');
  expect(document.body.style.position).toBe('');
  expect(scroll).toHaveBeenLastCalledWith({ top: 420, behavior: 'instant' });
  vi.restoreAllMocks();
});

test('Tab stays in the dialog (UI-01)', async () => {
  const dialog = await open();
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

test('it is 680 px wide, the whole screen below 768, and its close button is 62 px (UI-01)', async () => {
  const dialog = await open();
  expect(dialog.closest<HTMLElement>('.mantine-Modal-root')?.style.getPropertyValue('--modal-size')).toContain(
    '42.5rem',
  );
  expect(screen.getByRole('button', { name: 'Close' }).style.getPropertyValue('--cb-size')).toContain('3.875rem');
  expect(readFileSync('src/ui/Modal/Modal.module.css', 'utf8')).toMatch(
    /max-width: 767\.98px[^@]*--modal-content-height: 100dvh/,
  );
});

test('the focus goes back to what opened the dialog, also when the dialog is taken away', async () => {
  function Page({ isOpen }: { isOpen: boolean }) {
    return (
      <>
        <button type="button">Choose a different date</button>
        {isOpen && (
          <Modal title="Choose a date" onClose={() => undefined}>
            <button type="button">Friday 4 December</button>
          </Modal>
        )}
      </>
    );
  }
  const { rerender } = render(<Page isOpen={false} />);
  const opener = screen.getByRole('button', { name: 'Choose a different date' });
  opener.focus();
  rerender(<Page isOpen />);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  rerender(<Page isOpen={false} />);
  await waitFor(() => expect(opener).toHaveFocus());
});

test('a page that comes while the dialog is open keeps the focus that its heading has taken', async () => {
  function Page({ isOpen }: { isOpen: boolean }) {
    return (
      <>
        <h1 tabIndex={-1}>How can we help?</h1>
        <button type="button">Cookie settings</button>
        {isOpen && (
          <Modal title="Cookie settings" onClose={() => undefined}>
            <button type="button">Save my choice</button>
          </Modal>
        )}
      </>
    );
  }
  const { rerender } = render(<Page isOpen={false} />);
  screen.getByRole('button').focus();
  rerender(<Page isOpen />);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  const heading = screen.getByRole('heading', { level: 1, hidden: true });
  heading.focus();
  rerender(<Page isOpen={false} />);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(heading).toHaveFocus();
});

test('another width can be asked for (UI-01)', async () => {
  render(
    <Modal title="Put this order aside?" width={480} onClose={() => undefined}>
      <p>You get a code.</p>
    </Modal>,
  );
  const dialog = await screen.findByRole('dialog');
  expect(dialog.closest<HTMLElement>('.mantine-Modal-root')?.style.getPropertyValue('--modal-size')).toContain('30rem');
});

test('a question says yes by its first button, and no by the other one and by Escape', async () => {
  const [onConfirm, onDecline] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <ConfirmDialog
      title="Block your SIM?"
      confirm="Block it"
      decline="Keep it on"
      isBusy={false}
      onConfirm={onConfirm}
      onDecline={onDecline}
    >
      <p>Nobody can call you then.</p>
    </ConfirmDialog>,
    { wrapper: kit },
  );
  expect(await screen.findByRole('dialog', { name: 'Block your SIM?' })).toHaveTextContent('Nobody can call you then.');
  await userEvent.click(screen.getByRole('button', { name: 'Block it' }));
  expect([onConfirm.mock.calls.length, onDecline.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Keep it on' }));
  await userEvent.keyboard('{Escape}');
  expect([onConfirm.mock.calls.length, onDecline.mock.calls.length]).toEqual([1, 2]);
});
