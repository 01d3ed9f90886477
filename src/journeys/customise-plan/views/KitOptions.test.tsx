import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usual } from '../test-model.ts';
import { KitOptions } from './KitOptions.tsx';

it.each([
  ['no engineer comes in: the customer sets the router up', true, 'Wi-Fi 6 router. You set it up in minutes'],
  ['an engineer comes in and helps', false, 'Wi-Fi 6 router. Our engineer will help you connect it'],
])('%s (CU-02)', (_who, isDateFree, words) => {
  render(<KitOptions model={{ ...usual, isDateFree }} send={() => undefined} />);
  expect(screen.getByText(words)).toBeVisible();
});
