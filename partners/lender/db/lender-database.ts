import type { DatabaseOwner } from '../../../platform/db/open.ts';

export const lenderDatabase: DatabaseOwner = {
  name: 'lender',
  migrations: `${import.meta.dirname}/migrations`,
  schema: 'lender',
};
