import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FaultProgress } from './FaultProgress.tsx';
import { testTools, type Fault } from './test-tools.ts';

const begun = '2026-01-05T09:30:00.000Z';
const rule: Fault = {
  id: 'f-1',
  operationId: 'createPlan',
  scope: null,
  timesLeft: 1,
  delayMs: 3000,
  status: null,
  drop: false,
  malformed: false,
  timesMet: 0,
  hits: [],
};

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(begun) }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const seconds = (many: number) => act(() => vi.advanceTimersByTimeAsync(many * 1000));

it('a tester sees a call meet the rule, its delay counting, and that nothing is left; then nobody asks any more', async () => {
  const asked = vi.spyOn(testTools, 'fault').mockResolvedValue(rule);
  render(<FaultProgress rule={rule} />);
  expect(screen.getByRole('status')).toHaveTextContent('It has met no call yet.');
  await seconds(1);
  const hits = [{ operationId: 'createPlan', at: '2026-01-05T09:30:01.500Z' }];
  asked.mockResolvedValue({ ...rule, timesLeft: 0, timesMet: 1, hits });
  await seconds(1);
  expect(screen.getByRole('status')).toHaveTextContent('It has met one call: createPlan at 09:30:01. It is used up');
  expect(screen.getByText('createPlan is kept waiting: 0 of 3 s.')).toBeVisible();
  await seconds(2);
  expect(screen.getByText('createPlan is kept waiting: 2 of 3 s.')).toBeVisible();
  await seconds(1);
  expect(screen.queryByText(/is kept waiting/)).toBeNull();
  asked.mockClear();
  await seconds(5);
  expect(asked).not.toHaveBeenCalled();
});

it('of a rule that somebody has ended, what it met stays, and nobody asks for more', async () => {
  const asked = vi.spyOn(testTools, 'fault').mockRejectedValue(new Error('gone'));
  render(<FaultProgress rule={rule} />);
  await seconds(3);
  expect(asked).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveTextContent('It has met no call yet. No more is heard of it: it was ended');
});
