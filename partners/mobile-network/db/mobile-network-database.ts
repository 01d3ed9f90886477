import type { DatabaseOwner } from '../../../platform/db/open.ts';

export const mobileNetworkDatabase: DatabaseOwner = {
  name: 'mobile network',
  migrations: `${import.meta.dirname}/migrations`,
  schema: 'mobile_network',
};
