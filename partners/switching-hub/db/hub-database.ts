import type { DatabaseOwner } from '../../../platform/db/open.ts';

export const hubDatabase: DatabaseOwner = {
  name: 'switching-hub',
  migrations: `${import.meta.dirname}/migrations`,
  schema: 'switching_hub',
};
