import type { DatabaseOwner } from '../../platform/db/open.ts';

export const gatewayDatabase: DatabaseOwner = { name: 'gateway', migrations: `${import.meta.dirname}/migrations` };
