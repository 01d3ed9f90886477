import type { DatabaseOwner } from '../../../platform/db/open.ts';

export const tagsDatabase: DatabaseOwner = {
  name: 'tags',
  migrations: `${import.meta.dirname}/migrations`,
  schema: 'tags',
};
