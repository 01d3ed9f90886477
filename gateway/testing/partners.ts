import { createCourier } from '../../partners/courier/app.ts';
import { courierDatabase } from '../../partners/courier/db/courier-database.ts';
import { readCourierEnv } from '../../partners/courier/env.ts';
import { createLender } from '../../partners/lender/app.ts';
import { lenderDatabase } from '../../partners/lender/db/lender-database.ts';
import { readLenderEnv } from '../../partners/lender/env.ts';
import { createMobileNetwork } from '../../partners/mobile-network/app.ts';
import { mobileNetworkDatabase } from '../../partners/mobile-network/db/mobile-network-database.ts';
import { readMobileNetworkEnv } from '../../partners/mobile-network/env.ts';
import { createNetwork } from '../../partners/network/app.ts';
import { networkDatabase } from '../../partners/network/db/network-database.ts';
import { readNetworkEnv } from '../../partners/network/env.ts';
import { createPayments } from '../../partners/payments/app.ts';
import { paymentsDatabase } from '../../partners/payments/db/payments-database.ts';
import { readPaymentsEnv } from '../../partners/payments/env.ts';
import { createSwitchingHub } from '../../partners/switching-hub/app.ts';
import { hubDatabase } from '../../partners/switching-hub/db/hub-database.ts';
import { readSwitchingHubEnv } from '../../partners/switching-hub/env.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { openDatabase, type DatabaseOwner, type OpenedDatabase } from '../../platform/db/open.ts';
import type { Worker } from '../../platform/jobs/worker.ts';
import type { Reach } from '../../platform/oauth2/partner-client.ts';

/** The addresses under which the gateway believes its partners to be. */
export const testHub = 'http://hub.example.com';
export const testNetwork = 'http://network.example.com';
export const testProvider = 'http://payments.example.com';
export const testCourier = 'http://courier.example.com';
export const testLender = 'http://lender.example.com';
export const testMobileNetwork = 'http://mobile-network.example.com';

export interface TestPartners {
  /** How the gateway reaches its partners: requests and answers as over the network, without sockets. */
  reach: Reach;
  /** Where the messages of partners go. */
  deliverTo: (gateway: { fetch: Reach }) => void;
  /** Runs what is due at partners, and gives how many jobs that was. */
  drain: () => Promise<number>;
  close: () => Promise<void>;
}

interface Program {
  fetch: Reach;
  worker: Worker;
  close: () => Promise<void>;
}

/** The partners beside a gateway, on the same database, each from the first request to it. */
export function testPartners(parts: { url: string; clock?: Clock; isEmpty: boolean }): TestPartners {
  let gateway: { fetch: Reach } | undefined;
  const reach: Reach = (request) => gateway?.fetch(request) ?? Promise.reject(new Error('Nobody takes messages'));
  const settings = { ENVIRONMENT: 'tst', GATEWAY_URL: 'http://gateway.example.com', DATABASE_URL: parts.url };
  const { clock } = parts;

  function lazily(owner: DatabaseOwner, create: (database: OpenedDatabase) => Promise<Program>) {
    let started: Promise<Program> | undefined;
    async function start(): Promise<Program> {
      const database = await openDatabase(parts.url, owner, { connections: 4, connectionTimeoutMs: 30_000 });
      const program = await create(database);
      return {
        ...program,
        async close() {
          await program.close();
          await database.close();
        },
      };
    }
    return { begun: () => started, program: () => (started ??= start()) };
  }

  const programs = new Map([
    [
      new URL(testNetwork).host,
      lazily(networkDatabase, (database) => createNetwork(readNetworkEnv(settings), { database, clock, reach })),
    ],
    [
      new URL(testHub).host,
      lazily(hubDatabase, (database) => createSwitchingHub(readSwitchingHubEnv(settings), { database, clock, reach })),
    ],
    [
      new URL(testProvider).host,
      lazily(paymentsDatabase, (database) =>
        createPayments(readPaymentsEnv(settings), { database, clock, reach, origin: () => testProvider }),
      ),
    ],
    [
      new URL(testCourier).host,
      lazily(courierDatabase, (database) => createCourier(readCourierEnv(settings), { database, clock, reach })),
    ],
    [
      new URL(testLender).host,
      lazily(lenderDatabase, (database) => createLender(readLenderEnv(settings), { database, clock, reach })),
    ],
    [
      new URL(testMobileNetwork).host,
      lazily(mobileNetworkDatabase, (database) =>
        createMobileNetwork(readMobileNetworkEnv(settings), { database, clock, reach }),
      ),
    ],
  ]);
  const begun = () =>
    Promise.all([...programs.values()].map((each) => each.begun()).filter((each) => each !== undefined));

  return {
    async reach(request) {
      const { host, pathname } = new URL(request.url);
      // Where nothing is invented no partner is connected.
      if (parts.isEmpty)
        return Response.json(pathname === '/oauth2/token' ? { access_token: 'any', token_type: 'Bearer' } : []);
      const partner = programs.get(host);
      if (!partner) throw new Error(`Nobody is at ${host}`);
      return (await partner.program()).fetch(request);
    },
    deliverTo(other) {
      gateway = other;
    },
    async drain() {
      let all = 0;
      for (const { worker } of await begun()) all += await worker.drain();
      return all;
    },
    async close() {
      for (const program of await begun()) await program.close();
    },
  };
}
