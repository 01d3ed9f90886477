import { createSwitchingHub, type SwitchingHub } from '../../partners/switching-hub/app.ts';
import { hubDatabase } from '../../partners/switching-hub/db/hub-database.ts';
import { readSwitchingHubEnv } from '../../partners/switching-hub/env.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/db/open.ts';
import type { Reach } from '../../platform/oauth2/partner-client.ts';

/** The address under which the gateway believes the switching hub to be. */
export const testHub = 'http://hub.example.com';

export interface TestPartners {
  /** How the gateway reaches its partners: requests and answers as over the network, without sockets. */
  reach: Reach;
  /** Where the messages of partners go. */
  deliverTo: (gateway: { fetch: Reach }) => void;
  /** Runs what is due at partners, and gives how many jobs that was. */
  drain: () => Promise<number>;
  close: () => Promise<void>;
}

/** The switching hub beside a gateway, on the same database, from the first request to it. */
export function testPartners(parts: { url: string; clock?: Clock; isEmpty: boolean }): TestPartners {
  let gateway: { fetch: Reach } | undefined;
  let started: Promise<{ hub: SwitchingHub; close: () => Promise<void> }> | undefined;

  async function start() {
    const database = await openDatabase(parts.url, hubDatabase, { connections: 4, connectionTimeoutMs: 30_000 });
    const env = readSwitchingHubEnv({
      ENVIRONMENT: 'tst',
      GATEWAY_URL: 'http://gateway.example.com',
      DATABASE_URL: parts.url,
    });
    const reach: Reach = (request) => gateway?.fetch(request) ?? Promise.reject(new Error('Nobody takes messages'));
    const hub = await createSwitchingHub(env, { database, clock: parts.clock, reach });
    return {
      hub,
      async close() {
        await hub.close();
        await database.close();
      },
    };
  }

  return {
    async reach(request) {
      // Where nothing is invented no provider is connected.
      if (parts.isEmpty)
        return Response.json(
          request.url === `${testHub}/oauth2/token` ? { access_token: 'any', token_type: 'Bearer' } : [],
        );
      started ??= start();
      return (await started).hub.fetch(request);
    },
    deliverTo(other) {
      gateway = other;
    },
    drain: async () => (started ? (await started).hub.worker.drain() : 0),
    close: async () => (await started)?.close(),
  };
}
