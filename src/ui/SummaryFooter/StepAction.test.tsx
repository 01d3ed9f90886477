import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { BarSlot, StepAction, StepButton } from './StepAction.tsx';
import { SummaryFooter } from './SummaryFooter.tsx';

/** A step with its form, in a bar or without one. */
function Step({ onSubmit, busy = false }: { onSubmit: () => void; busy?: boolean }) {
  return (
    <StepAction form="customise" label="Book your install" busy={busy}>
      <form
        name="customise"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <button type="submit">Book your install</button>
      </form>
    </StepAction>
  );
}

function WithBar(props: { onSubmit: () => void; busy?: boolean }) {
  const [slot, setSlot] = useState<HTMLDivElement | null>(null);
  return (
    <BarSlot value={slot}>
      <Step {...props} />
      <SummaryFooter total="£39 a month" caption="150 Mbps" onViewSummary={() => undefined} actionRef={setSlot} />
    </BarSlot>
  );
}

const wayOnInBar = () =>
  within(screen.getByRole('region', { name: 'Your order so far' })).getByRole('button', { name: /Book your install/ });

test('the bar of the summary has the way on of the step, which is that of its form (CU-01)', async () => {
  const submitted = vi.fn<() => void>();
  render(<WithBar onSubmit={submitted} />);
  await userEvent.click(wayOnInBar());
  expect(submitted).toHaveBeenCalledOnce();
});

/** A step that is no form, in a bar. */
function ButtonWithBar({ onPress, busy = false }: { onPress: () => void; busy?: boolean }) {
  const [slot, setSlot] = useState<HTMLDivElement | null>(null);
  return (
    <BarSlot value={slot}>
      <StepButton label="Book your install" busy={busy} onPress={onPress} />
      <SummaryFooter total="£39 a month" caption="150 Mbps" onViewSummary={() => undefined} actionRef={setSlot} />
    </BarSlot>
  );
}

test('so it has the way on of a step that is no form', async () => {
  const pressed = vi.fn<() => void>();
  const { rerender } = render(<ButtonWithBar onPress={pressed} />);
  await userEvent.click(wayOnInBar());
  expect(pressed).toHaveBeenCalledOnce();
  rerender(<ButtonWithBar onPress={pressed} busy />);
  await userEvent.click(wayOnInBar());
  expect(pressed).toHaveBeenCalledOnce();
});

test('a step that is no form, without a bar, has one button', async () => {
  const pressed = vi.fn<() => void>();
  render(<StepButton label="Book your install" onPress={pressed} />);
  await userEvent.click(screen.getByRole('button', { name: 'Book your install' }));
  expect(pressed).toHaveBeenCalledOnce();
});

test('while we act, it shows that and sends nothing', async () => {
  const submitted = vi.fn<() => void>();
  render(<WithBar onSubmit={submitted} busy />);
  expect(wayOnInBar()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(wayOnInBar());
  expect(submitted).not.toHaveBeenCalled();
});

test('a step without a bar keeps its own button alone', () => {
  render(<Step onSubmit={() => undefined} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
