import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  failedWith,
  matched,
  riverbourne,
  switchingWith,
} from '../../../machines/switch-provider/switch-provider.cases.ts';
import { repairs } from '../../../machines/switch-provider/repairs.rules.ts';
import type { Switching, SwitchStatus } from '../../../machines/switch-provider/switch-provider.types.ts';
import type { OrderBroadbandModel } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import type { OrderBroadbandEvent } from '../../../machines/order-broadband/order-broadband.types.ts';
import { faultInWords } from '../../ui/SwitchDetails/switch-faults.copy.ts';
import { PlacedSwitch } from './views/PlacedSwitch.tsx';

const send = vi.fn<(event: OrderBroadbandEvent) => void>();
beforeEach(() => void send.mockReset());

function draw(status: SwitchStatus, change: Partial<Switching> = {}) {
  const switching = { ...switchingWith(status), ...change };
  const model = { switching, booking: null } as OrderBroadbandModel;
  return render(
    <MemoryRouter>
      <PlacedSwitch model={model} send={send} />
    </MemoryRouter>,
  );
}

const codes = Object.keys(repairs);

test.each(codes)('%s after the order: what happened, that the switch failed, and two ways on (SW-09)', async (code) => {
  draw(failedWith(code));
  const alert = code === '1204' || code === '1212' || code === '1214' ? 'status' : 'alert';
  expect(screen.getByRole(alert)).toHaveTextContent(faultInWords(code, riverbourne.name));
  expect(screen.getByRole('region', { name: 'Your switch' })).not.toHaveTextContent('We are telling');
  expect(screen.getByRole('link', { name: 'Chat with us' })).toHaveAttribute('href', '?chat=true');
  await userEvent.click(screen.getByRole('button', { name: 'Try the switch again' }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'switch.requested' });
});

test.each(codes)('%s to a later message: check with the provider, or chat; nothing to try again (SW-09)', (code) => {
  draw({ ...matched, state: 'ordered', error: { code, message: '' } });
  expect(screen.getByRole('status')).toHaveTextContent(`Please check with ${riverbourne.name}`);
  expect(screen.getByRole('link', { name: 'Chat with us' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['consented', `We are telling ${riverbourne.name} now`],
  ['ordered', `${riverbourne.name} has accepted your switch`],
  ['triggered', 'Your switch is complete'],
  ['cancelled', 'Your switch was cancelled'],
  ['expired', 'Your switch has run out'],
  ['under_review', 'We got an answer we didn’t expect'],
])('%s says "%s" (SW-09)', (state, words) => {
  draw({ ...matched, state });
  expect(screen.getByRole('region', { name: 'Your switch' })).toHaveTextContent(words);
});

test.each([
  ['loading', 'Check progress'],
  ['matched', 'Review your switch'],
])('%s, tried again after the order, leads back by "%s" (SW-04)', async (state, button) => {
  draw({ ...matched, state });
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'switch.requested' });
});

test('who ends the old broadband alone is told to (SW-11)', () => {
  draw(matched, { wish: 'self' });
  expect(screen.getByRole('region', { name: 'Your switch' })).toHaveTextContent('yourself');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a switch of a plan that has ended is not to be tried again, and the summary says since when (SW-09)', () => {
  draw({ ...failedWith('1201'), planEndedOn: '2027-03-03' });
  const part = screen.getByRole('region', { name: 'Your switch' });
  expect(part).toHaveTextContent('Your plan with us ended on Wednesday 3 March 2027');
  expect(part).not.toHaveTextContent(faultInWords('1201', riverbourne.name));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Chat with us' })).toBeVisible();
});
