import type { components } from '../openapi/generated/gateway.d.ts';
import type { HostEnv } from './env.ts';

/** Where the build puts the stand-ins (scripts/build/stand-ins.ts). */
export const STAND_INS = '/stand-ins/';

/** Where the build puts what the studio alone reads (scripts/build/words-data.ts). */
export const STUDIO_DATA = '/studio-data/';

/** What the browser needs to know that is not built in (`GET /api/config`, SC-06). */
export function runtimeConfig(env: HostEnv): components['schemas']['RuntimeConfig'] {
  const { chatUrl, tagManagerUrl, personalisationUrl, personalisationSiteId: siteId } = env.thirdParty;
  const orStandIn = (url: string | undefined, name: string) =>
    url ?? (env.standIns ? `${STAND_INS}${name}.js` : undefined);
  const chat = orStandIn(chatUrl, 'chat');
  const personalisation = orStandIn(personalisationUrl, 'personalisation');
  return {
    brand: env.brand,
    environment: env.environment,
    // One origin: gateway calls go to the host, which passes them on.
    gatewayBase: '',
    sessionLifetimeSeconds: env.sessionLifetimeSeconds,
    accessList: env.memberWhitelist !== undefined,
    tools: env.testTools,
    chat: { enabled: chat !== undefined, region: 'eu', ...(chat !== undefined && { url: chat }) },
    thirdParty: {
      ...(tagManagerUrl !== undefined && { tagManagerUrl }),
      ...(personalisation !== undefined && { personalisation: { url: personalisation, siteId } }),
    },
    ...(env.paymentPages !== undefined && { paymentPages: env.paymentPages }),
    flags: env.features,
    links: env.links,
  };
}
