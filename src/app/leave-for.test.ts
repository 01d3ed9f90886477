import { describe, expect, it } from 'vitest';
import { allowedRedirect } from './leave-for.ts';

describe('where an order may send the customer (OR-04)', () => {
  it.each([
    ['/order-summary?from=payment', 'https://site.example/order-summary?from=payment'],
    ['https://site.example/order-summary', 'https://site.example/order-summary'],
    ['https://pay.example/session/1', 'https://pay.example/session/1'],
    ['https://elsewhere.example/', null],
    ['//elsewhere.example/', null],
    ['javascript:alert(1)', null],
    ['http://', null],
  ])('%s: %s', (url, target) => {
    expect(allowedRedirect(url, 'https://site.example', 'https://pay.example/start')).toBe(target);
  });

  it('knows no payment provider where none is configured', () => {
    expect(allowedRedirect('https://pay.example/', 'https://site.example', undefined)).toBeNull();
  });
});
