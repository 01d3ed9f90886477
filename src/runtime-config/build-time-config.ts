import brand from '../../brand.json';
import type { Wire } from '../../machines/shared/wire.ts';

/** What the site runs with when the host does not tell (SC-06): safe in any environment, with tools and chat off. */
export const buildTimeConfig: Wire<'RuntimeConfig'> = {
  brand,
  environment: 'prd',
  gatewayBase: '',
  sessionLifetimeSeconds: 1800,
  tools: false,
  chat: { enabled: false, region: 'eu' },
  flags: {},
  links: {},
};
