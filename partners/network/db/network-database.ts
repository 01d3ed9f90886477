import type { DatabaseOwner } from '../../../platform/db/open.ts';

export const networkDatabase: DatabaseOwner = {
  name: 'network',
  migrations: `${import.meta.dirname}/migrations`,
  schema: 'network',
};
