import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { fittingValues } from './fitting.ts';
import type { RecordedStep, Recording } from './recording.types.ts';
import type { Parted } from './replay.ts';
import { StepValues } from './StepValues.tsx';
import { TestExport } from './TestExport.tsx';
import { visitOf } from './visit.ts';

const logsIn: RecordedStep = {
  machine: 'logIn',
  at: ['enteringCredentials'],
  event: { type: 'credentials.submitted', email: '‹email›', password: '‹password›' },
};
const givesCode: RecordedStep = {
  machine: 'logIn',
  at: ['enteringCode'],
  event: { type: 'code.submitted', code: '‹code›' },
};
const recording: Recording = {
  version: 1,
  title: 'Log in',
  path: '/auth/login',
  steps: [logsIn, givesCode],
  end: null,
};
const values = { ...fittingValues(recording), '1.code': '123456' };
const visit = visitOf(recording, values);

it('a tester reads which step’s value is missing, and gives it', async () => {
  const onChange = vi.fn<(key: string, value: string) => void>();
  render(<StepValues recording={recording} values={fittingValues(recording)} words="customer" onChange={onChange} />);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing can be invented here: step 2 needs code.');
  expect(screen.getByLabelText(/^Step 1, .*: email$/)).toHaveValue('{email}');
  await userEvent.type(screen.getByLabelText(/^Step 2, .*: code$/), '7');
  expect(onChange).toHaveBeenCalledWith('1.code', '7');
});

it('a test is offered once its visit went through with just these values', () => {
  const { rerender } = render(<TestExport visit={visit} title="Log in" tried={null} />);
  expect(screen.getByText(/^It has not been played to the end with these values\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export it all the same' })).toBeVisible();

  rerender(<TestExport visit={visit} title="Log in" tried={{ visit, ended: { kind: 'arrived' } }} />);
  expect(screen.getByText('The inspector played it to the end before it was exported.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export as a Playwright test' })).toBeVisible();

  const other = visitOf(recording, { ...values, '1.code': '654321' });
  rerender(<TestExport visit={other} title="Log in" tried={{ visit, ended: { kind: 'arrived' } }} />);
  expect(screen.getByRole('button', { name: 'Export it all the same' })).toBeVisible();
});

it('a test whose visit parted says so, and where', () => {
  const ended: Parted = {
    kind: 'parted',
    step: 1,
    machine: 'logIn',
    expected: ['enteringCode'],
    found: ['enteringCredentials'],
    page: '/auth/login',
  };
  render(<TestExport visit={visit} title="Log in" tried={{ visit, ended }} />);
  expect(screen.getByText(/did not go through .* Before step 2 logIn should stand at enteringCode/)).toBeVisible();
});
