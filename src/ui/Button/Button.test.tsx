import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

test.each(['standard', 'primary', 'destructive', 'link'] as const)(
  'a %s button does what it says (UI-06)',
  async (variant) => {
    const press = vi.fn<() => void>();
    render(
      <Button variant={variant} onClick={press}>
        Select plan
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Select plan' }));
    expect(press).toHaveBeenCalledOnce();
  },
);

test('a disabled button ignores clicks (UI-06)', async () => {
  const press = vi.fn<() => void>();
  render(
    <Button disabled onClick={press}>
      Select plan
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(press).not.toHaveBeenCalled();
});

test('a loading button ignores clicks and Enter, and keeps the focus (UI-06)', async () => {
  const press = vi.fn<() => void>();
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading onClick={press}>
        Place order
      </Button>
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /Place order/ })).toHaveFocus();
  expect(screen.getByRole('status')).toBeInTheDocument();
});

test('a loading button is at least 92 px wide (UI-06)', () => {
  const css = readFileSync('src/ui/Button/Button.module.css', 'utf8');
  expect(css).toMatch(/\[data-loading\] \{\s+min-width: var\(--loading-button-min-width\)/);
});
