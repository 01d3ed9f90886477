import brand from '../../brand.json';
import type { Wire } from '../../machines/shared/wire.ts';

/** What the site runs with when the host does not tell (SC-06): safe in any environment, without tools, chat and scripts of others. */
export const buildTimeConfig: Wire<'RuntimeConfig'> = {
  brand,
  environment: 'prd',
  gatewayBase: '',
  sessionLifetimeSeconds: 1800,
  accessList: false,
  tools: false,
  chat: { enabled: false, region: 'eu' },
  thirdParty: {},
  flags: {},
  links: {},
};
