import { expect, test } from 'vitest';
import { footerOf } from './footer-of.ts';

test.each([
  '/postcode-checker',
  '/book-install/home',
  '/order-confirmation',
  '/basket/checkout',
  '/checkout/review',
  '/pay/018f2a3c-0001-7000-8000-000000000001',
  '/auth/login',
  '/auth/register',
])('%s has the small footer (SH-22)', (path) => expect(footerOf(path)).toBe('small'));

test.each(['/', '/authors', '/dashboard', '/terms', '/broadband', '/404'])('%s has the full footer (SH-18)', (path) =>
  expect(footerOf(path)).toBe('full'),
);
