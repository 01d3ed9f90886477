import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { product } from '../../../machines/choose-plan/choose-plan.cases.ts';
import type { ChoosePlanModel } from '../../../machines/choose-plan/choose-plan.selectors.ts';
import { comparedPlans, sharedBenefits } from '../../../machines/choose-plan/compared-plans.rules.ts';
import type { Product } from '../../../machines/choose-plan/choose-plan.types.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './choose-plan.views.ts';

await loadLateViews(views);

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue());

const boost = 'A free speed boost';
const small: Product = {
  ...product,
  displayName: '150 Mbps',
  description: 'Plenty for streaming',
  benefits: [boost, 'A cable of its own'],
  eveningSpeedInMbps: 135,
  guaranteedSpeedInMbps: 75,
};
const large: Product = {
  ...product,
  productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c1000',
  displayName: '1 Gbps',
  description: 'For many screens',
  benefits: [boost],
  priceInPence: 4500,
  setupPriceInPence: 3000,
  downstreamSpeedInMbps: 1000,
};

/** The page of a home that can have these plans. */
const show = (...products: Product[]) => showWith({}, ...products);

function showWith(known: Partial<ChoosePlanModel>, ...products: Product[]) {
  const model: ChoosePlanModel = {
    plans: comparedPlans(products),
    sharedBenefits: sharedBenefits(products),
    household: null,
    transactionId: 'ncc-1',
    earliestGoLiveDay: null,
    errors: {},
    suggestion: null,
    productIdBefore: null,
    areDatesHeld: false,
    isLoading: false,
    busyProductId: null,
    ...known,
  };
  const send = vi.fn<(event: object) => void>();
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <views.ChoosingPlan model={model} send={send} draft={{ values: {}, keep: () => undefined }} />
      </MemoryRouter>
    </MantineProvider>,
  );
  return { send, card: (name: string) => screen.getByRole('article', { name }) };
}

/** What a card says in its list of figures. */
function figuresOf(card: HTMLElement): Record<string, string> {
  const [labels, values] = [within(card).getAllByRole('term'), within(card).getAllByRole('definition')];
  return Object.fromEntries(labels.map((label, at) => [label.textContent, values[at]?.textContent ?? '']));
}

test('what every plan has is said once, above the cards; what one has alone, on its card (PL-03)', () => {
  const { card } = show(small, large);
  expect(screen.getAllByText(boost)).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'In every 12 month plan' })).toBeVisible();
  expect(card('150 Mbps')).toHaveTextContent('A cable of its own');
  expect(card('1 Gbps')).not.toHaveTextContent('A cable of its own');
});

test('the first day that the home can be live stands above the plans, where it is known (CU-03)', () => {
  showWith({ earliestGoLiveDay: '2026-12-07' }, small, large);
  expect(screen.getByText(/^Earliest Go Live date/)).toHaveTextContent('Earliest Go Live date: Monday 7 December 2026');
  cleanup();
  show(small, large);
  expect(screen.queryByText(/^Earliest Go Live date/)).toBeNull();
});

test('a card says whom the plan suits, how fast it is there and what the whole contract costs (PL-03, PL-05)', () => {
  const { card } = show(small, large);
  expect(card('150 Mbps')).toHaveTextContent('Plenty for streaming');
  expect(card('150 Mbps')).toHaveTextContent('£25 a month12 months · VAT included · Free set-up');
  expect(figuresOf(card('150 Mbps'))).toEqual({
    'Download and upload': '150 Mbps each',
    'In the evening': '135 Mbps',
    'Guaranteed minimum': '75 Mbps',
    'A 50 GB download': 'about 45 minutes',
    'Over 12 months': '£300',
    'If you leave early': '£15 per month left',
  });
});

test('the contract summary of each plan can be read before anybody logs in', () => {
  const { card } = show(small, large);
  const link = within(card('1 Gbps')).getByRole('link', { name: /^Contract summary \(PDF\)/ });
  expect(link).toHaveAttribute('href', `/broadband/v1/contract-summaries/${large.productId}`);
  expect(link).toHaveAttribute('target', '_blank');
});

test('a price that is paid once is named, and in the price of the contract', () => {
  const { card } = show(small, large);
  expect(card('1 Gbps')).toHaveTextContent('Set-up: £30 once');
  expect(figuresOf(card('1 Gbps'))).toMatchObject({ 'Over 12 months': '£570' });
});

test('a gateway that knows no speed for the evening has none invented for it', () => {
  const { card } = show(small, large);
  expect(figuresOf(card('1 Gbps'))).toEqual({
    'Download and upload': '1 Gbps and 150 Mbps',
    'A 50 GB download': 'about 7 minutes',
    'Over 12 months': '£570',
    'If you leave early': '£27 per month left',
  });
});

test('the speed that was chosen for another home is marked in words, and chosen by nobody but the customer', () => {
  const { send, card } = showWith({ productIdBefore: large.productId }, small, large);
  expect(card('1 Gbps')).toHaveTextContent('You chose this before');
  expect(card('150 Mbps')).not.toHaveTextContent('You chose this before');
  expect(send).not.toHaveBeenCalled();
});

test('the plan whose button is pressed is the one that is selected (PL-03)', async () => {
  const { send, card } = show(small, large);
  await userEvent.click(within(card('1 Gbps')).getByRole('button', { name: /^Select plan/ }));
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'plan.selected', productId: large.productId });
});

test('who changes the plan of an order is told first that its dates stay held (OR-01)', () => {
  showWith({ areDatesHeld: true }, small, large);
  expect(screen.getByText(/^The dates we hold for you stay held\./)).toBeVisible();
});
