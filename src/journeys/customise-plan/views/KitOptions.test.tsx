import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CustomisePlanModel } from '../../../../machines/customise-plan/customise-plan.selectors.ts';
import { KitOptions } from './KitOptions.tsx';

const model: CustomisePlanModel = {
  lengths: [],
  choice: { productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0001', meshWifi: false, connectionDate: null },
  errors: {},
  ticket: null,
  isDateFree: true,
  isSwitchable: true,
  switchingFrom: null,
  refusal: '',
  planName: 'Full fibre 150',
  earliestDate: '2026-12-01',
  latestDate: null,
  monthlyPriceInPence: 2500,
  setupPriceInPence: 0,
  contractText: '12 months',
  meshMonthlyPriceInPence: 400,
  isLoading: false,
  isSaving: false,
  isKeeping: false,
};

it.each([
  ['no engineer comes in: the customer sets the router up', true, 'Wi-Fi 6 router. You set it up in minutes'],
  ['an engineer comes in and helps', false, 'Wi-Fi 6 router. Our engineer will help you connect it'],
])('%s (CU-02)', (_who, isDateFree, words) => {
  render(<KitOptions model={{ ...model, isDateFree }} send={() => undefined} />);
  expect(screen.getByText(words)).toBeVisible();
});
