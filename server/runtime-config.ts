import type { components } from '../openapi/generated/gateway.d.ts';
import type { HostEnv } from './env.ts';

/** What the browser needs to know that is not built in (`GET /api/config`, SC-06). */
export function runtimeConfig(env: HostEnv): components['schemas']['RuntimeConfig'] {
  return {
    brand: env.brand,
    environment: env.environment,
    // One origin: gateway calls go to the host, which passes them on.
    gatewayBase: '',
    sessionLifetimeSeconds: env.sessionLifetimeSeconds,
    tools: env.testTools,
    chat: {
      enabled: env.chatUrl !== undefined,
      region: 'eu',
      ...(env.chatUrl === undefined ? {} : { url: env.chatUrl }),
    },
    flags: env.features,
    links: env.links,
  };
}
