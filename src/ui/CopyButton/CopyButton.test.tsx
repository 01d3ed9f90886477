import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

const words = { label: 'Copy the codes', copied: 'Copied', notCopied: 'Select them and copy them by hand' };

test('puts the text on the clipboard and says so', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  render(<CopyButton text="one two" {...words} />);
  await user.click(screen.getByRole('button', { name: 'Copy the codes' }));
  expect(write).toHaveBeenCalledWith('one two');
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

test('says what to do where the clipboard is shut', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  render(<CopyButton text="one two" {...words} />);
  await user.click(screen.getByRole('button', { name: 'Copy the codes' }));
  expect(screen.getByRole('status').textContent).toBe('Select them and copy them by hand');
});
