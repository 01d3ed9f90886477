import type { DatabaseOwner } from '../../../platform/db/open.ts';

export const paymentsDatabase: DatabaseOwner = {
  name: 'payments',
  migrations: `${import.meta.dirname}/migrations`,
  schema: 'payments',
};
