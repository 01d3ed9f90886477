import type { browsePhonesMachine } from '../../../machines/browse-phones/browse-phones.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

const grades = { LN: 'like_new', A: 'nearly_new', E: 'excellent', G: 'good' } as const;

const sorts = {
  featured: 'featured',
  'price-low': 'price_low',
  'price-high': 'price_high',
  newest: 'newest',
} as const;

/** What is looked for, by its kinds. It asks no rules of the range: their code comes with its page alone. */
export const browsePhonesAnalytics = journeyAnalytics<typeof browsePhonesMachine>('browsePhones', {
  taking: {
    'address.read': ({ snapshot: { context } }) => ({
      name: 'phones_filtered',
      data: {
        brands: context.brands.length,
        condition: context.condition ?? 'all',
        grade: context.grade === null ? 'all' : grades[context.grade],
        storages: context.storage.length,
        ...(context.maxPrice !== null && { max_price_in_pounds: context.maxPrice }),
        in_stock_only: context.outOfStockHidden,
        sort_by: sorts[context.sortBy],
      },
    }),
  },
});
