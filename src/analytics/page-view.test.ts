import { expect, test } from 'vitest';
import { paths } from '../../machines/shared/paths.ts';
import { contentPages } from '../pages/content/content-pages.ts';
import { layerEntry } from './tracker.ts';
import { createPageViews, pagePathOf } from './page-view.ts';

test('a page is told once, however often its view changes', () => {
  const tell = createPageViews();
  expect(tell('/postcode-checker', 'Check your address')).toEqual({
    name: 'page_view',
    data: { page_path: '/postcode-checker', page_title: 'Check your address', page_type: 'postcode_checker' },
  });
  expect(tell('/postcode-checker', 'Your address')).toBeNull();
  expect(tell('/choose-plan', 'Choose your plan')?.data).toMatchObject({ page_path: '/choose-plan' });
  expect(tell('/postcode-checker', 'Check your address')?.data).toMatchObject({ page_path: '/postcode-checker' });
});

test.each([
  ['/Terms/', '/terms'],
  ['/dashboard/orders/6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0001', '/dashboard/orders/*'],
  ['/dashboard/plans/6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002', '/dashboard/plans/*'],
  ['/dashboard/switches/6f0c2f6e-0005-4d0d-9a9a-3c3c3c3c0005', '/dashboard/switches/*'],
  ['/dashboard/bills/4b1d7c20-5a7e-4c1b-9d3f-2e6a8c9b0001', '/dashboard/bills/*'],
  ['/book-install/home/7', '/book-install/home/*'],
  ['/wren.fairweather@example.com', '/404'],
  ['/no-such-page', '/404'],
  ['/help/no-such-topic', '/help/*'],
])('what stands in an address beyond the site’s own paths is not told: %s is %s', (pathname, told) => {
  expect(pagePathOf(pathname)).toBe(told);
});

test('a page of words is told as what it is, and not as one that is missing', () => {
  const tell = createPageViews();
  expect(tell('/pricing', 'Pricing')?.data).toMatchObject({ page_path: '/pricing', page_type: 'information' });
  expect(tell('/help/billing', 'Help with billing')?.data).toMatchObject({ page_path: '/help/billing' });
});

test.each([...new Set([...Object.values(paths), ...Object.keys(contentPages)])])(
  'the page %s passes the checks of the catalogue',
  (path) => {
    const event = createPageViews()(path, 'A page');
    expect(layerEntry('page_view', event?.data ?? {})).toMatchObject({ page_path: path });
  },
);
