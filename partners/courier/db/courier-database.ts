import type { DatabaseOwner } from '../../../platform/db/open.ts';

export const courierDatabase: DatabaseOwner = {
  name: 'courier',
  migrations: `${import.meta.dirname}/migrations`,
  schema: 'courier',
};
