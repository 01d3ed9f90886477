import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Alert, type AlertKind } from './Alert.tsx';

const kinds: AlertKind[] = ['success', 'error', 'warning', 'info', 'secure'];
const all = kinds.flatMap((kind) => (['major', 'minor'] as const).map((weight) => ({ kind, weight })));

test.each(all)('a $weight $kind alert shows its words and a sign (UI-02)', ({ kind, weight }) => {
  const { container } = render(
    <Alert kind={kind} weight={weight} title="Date is no longer available">
      Choose another.
    </Alert>,
  );
  const alert = screen.getByRole(kind === 'error' ? 'alert' : 'status');
  expect(alert).toHaveTextContent('Date is no longer availableChoose another.');
  expect(alert).toHaveAttribute('data-weight', weight);
  expect(container.querySelector('svg')).not.toBeNull();
});

test('an alert can be put away only when it says so (UI-02)', async () => {
  const dismiss = vi.fn<() => void>();
  const { rerender } = render(<Alert kind="info">Hello</Alert>);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(
    <Alert kind="info" onDismiss={dismiss}>
      Hello
    </Alert>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledOnce();
});
