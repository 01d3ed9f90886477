import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page as pricing } from '../content/pages/pricing.ts';
import { page as simOnly } from '../content/pages/sim-only-deals.ts';
import { page as visits } from '../content/pages/help/visits.ts';
import { ContentPageView } from './ContentPageView.tsx';

test('SIM plans are one list: what each has, what it costs and the way to buy it, of which one is the page’s own', () => {
  render(
    <MemoryRouter>
      <ContentPageView page={simOnly} />
    </MemoryRouter>,
  );
  const [list] = screen.getAllByRole('list');
  const plans = within(list ?? document.body).getAllByRole('listitem');
  expect(plans).toHaveLength(5);
  expect(plans[0]).toHaveTextContent('4 GB');
  expect(plans[0]).toHaveTextContent('£6 for 30 days');
  expect(plans[0]).toHaveTextContent(/Minutes and texts500 each.*Data in Europe4 GB.*A GB costs£1\.50/);
  expect(plans[2]).toHaveTextContent(/Most popular.*Minutes and textsUnlimited.*A GB costs33p/);
  expect(plans[4]).toHaveTextContent('A GB costsNo limit');
  expect(screen.queryByRole('table')).toBeNull();
  const ways = screen.getAllByRole('link', { name: /^Buy / });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(
    [1, 2, 3, 4, 5].map((nth) => `/buy/goodybag?plan=7a1d0c52-51a7-4b90-8c1e-00000000000${nth}`),
  );
  const main = screen.getAllByRole('link').filter(({ dataset }) => dataset['variant'] === 'primary');
  expect(main.map(({ textContent }) => textContent)).toEqual(['Buy 30 GB']);
});

test('no two columns of prices say the same, and what a caption names is a column', () => {
  render(
    <MemoryRouter>
      <ContentPageView page={pricing} />
    </MemoryRouter>,
  );
  const [prices, speeds] = screen.getAllByRole('table');
  const wordsOf = (table: HTMLElement | undefined, role: 'columnheader' | 'cell') =>
    within(table ?? document.body)
      .getAllByRole(role)
      .map(({ lastElementChild, textContent }) => lastElementChild?.textContent ?? textContent);
  expect(wordsOf(prices, 'columnheader')).toEqual(['Plan', 'A month', 'Set-up, 12 months', 'Set-up, 1 month rolling']);
  expect(wordsOf(prices, 'cell').slice(0, 3)).toEqual(['£25', 'Free', '£30']);
  expect(speeds).toHaveAccessibleName('Download and upload speed of each plan');
  expect(wordsOf(speeds, 'columnheader')).toContain('Upload');
  expect(wordsOf(speeds, 'cell')[0]).toBe('150 Mbps');
});

test('a number of days stands on one line, and how a visit is moved leads to the order', () => {
  const { container } = render(
    <MemoryRouter>
      <ContentPageView page={simOnly} />
    </MemoryRouter>,
  );
  expect(container.textContent).toContain('its 30\u00a0days are over');
  expect(container.textContent).not.toMatch(/its 30 days/);
  render(
    <MemoryRouter>
      <ContentPageView page={visits} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'your dashboard' })).toHaveAttribute('href', '/dashboard');
});
