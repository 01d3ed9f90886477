import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SummaryFooter } from './SummaryFooter.tsx';

test('the sum stays in sight, and the summary is one tap away (CU-01)', async () => {
  const view = vi.fn<() => void>();
  render(<SummaryFooter caption="Full fibre 150" total="£25 a month" onViewSummary={view} />);
  expect(screen.getByRole('region', { name: 'Your order so far' })).toHaveTextContent('£25 a month');
  await userEvent.click(screen.getByRole('button', { name: 'View summary' }));
  expect(view).toHaveBeenCalledOnce();
});
