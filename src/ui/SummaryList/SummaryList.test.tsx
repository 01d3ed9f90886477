import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Arrival, arrivalOf } from '../PageHeading/heading-focus.ts';
import { SummaryList } from './SummaryList.tsx';

test.each([
  ['Plan', 'Change plan'],
  ['Contract length', 'Change contract length'],
  ['Go Live date', 'Change Go Live date'],
  ['SIM card', 'Change SIM card'],
  ['Mesh Wi-Fi', 'Change Mesh Wi-Fi'],
  ['Your SIM', 'Change Your SIM'],
])('the change of “%s” is read out as “%s”: a name keeps its capitals', (term, name) => {
  render(<SummaryList rows={[{ term, details: '', change: { onChange: () => undefined } }]} />);
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('a row names what was chosen, and its change says what it changes', async () => {
  const change = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <SummaryList
        rows={[
          { term: 'Plan', details: 'Full fibre 150', change: { onChange: change } },
          { term: 'Address', details: '1 Skylark Lane', change: { to: '/postcode-checker' } },
          { term: 'Router', details: 'Included' },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Plan', 'Address', 'Router']);
  await userEvent.click(screen.getByRole('button', { name: 'Change plan' }));
  expect(change).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Change address' })).toHaveAttribute('href', '/postcode-checker');
  expect(screen.queryByText(/router/, { selector: 'button *' })).toBeNull();
});

test('who comes back from changing a row goes on from it; who arrives starts at the top', () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const rows = [
    { term: 'Plan', details: 'Full fibre 150', change: { onChange: vi.fn<() => void>() } },
    { term: 'Contact', details: 'Wren Archer', change: { onChange: vi.fn<() => void>() }, isChanged: true },
  ];
  const arrival = arrivalOf();
  const list = (key: string) => (
    <Arrival value={arrival}>
      <SummaryList key={key} rows={rows} />
    </Arrival>
  );
  const { rerender } = render(list('arrived'));
  expect(document.body).toHaveFocus();
  arrival.isFirst(null);
  rerender(list('came back'));
  expect(screen.getByRole('button', { name: 'Change contact' })).toHaveFocus();
  vi.restoreAllMocks();
});

test('what there is none of is added', () => {
  render(<SummaryList rows={[{ term: 'Home address', details: 'None', isNone: true, change: { to: '/home' } }]} />);
  expect(screen.getByRole('link', { name: 'Add home address' })).toHaveTextContent('Add');
});
