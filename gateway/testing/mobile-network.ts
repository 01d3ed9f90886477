import { expect } from 'vitest';
import type { components } from '../../openapi/generated/mobile-network.d.ts';
import { developmentMobileNetwork, iccidOf, type CardLife } from '../../openapi/partners/mobile-network/test-data.ts';
import { createMobileNetwork } from '../../partners/mobile-network/app.ts';
import { mobileNetworkDatabase } from '../../partners/mobile-network/db/mobile-network-database.ts';
import { readMobileNetworkEnv } from '../../partners/mobile-network/env.ts';
import { testClock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { PartnerClient } from '../../platform/oauth2/partner-client.ts';
import { createTestDatabase } from './database.ts';
import { eventListener } from './event-listener.ts';

type Event = components['schemas']['MobileEvent'];

/** The mobile network in one process with its brand, which notes what it is told. It is Monday, ten o’clock. */
export async function openTestMobileNetwork() {
  const clock = testClock('2026-11-23T10:00:00Z');
  const {
    told,
    answers: brand,
    reach,
  } = eventListener<Event>({ path: '/sim/v1/network-events', secret: developmentMobileNetwork.eventSecret });
  const { url } = await createTestDatabase();
  const opened = await openDatabase(url, mobileNetworkDatabase);
  const env = readMobileNetworkEnv({ ENVIRONMENT: 'tst', DATABASE_URL: url, GATEWAY_URL: 'http://gateway.test' });
  const network = await createMobileNetwork(env, {
    database: opened,
    clock,
    reach,
  });
  const client = new PartnerClient({
    url: 'http://mobile-network.test',
    tokenPath: '/oauth2/token',
    client: developmentMobileNetwork.brandAtNetwork,
    clock,
    reach: network.fetch,
    limitMs: 20_000,
  });
  let last = 1000;
  const next = () => (last += 1);

  /** Calls the network; without a body it reads. */
  async function call(path: string, body?: object, method: 'POST' | 'PUT' = 'POST') {
    const answer = await client.call(`/mobile/v1/${path}`, body, method);
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as Record<string, unknown> | null };
  }

  /** Lets a time pass and gives what was told in it. */
  async function after(milliseconds: number): Promise<Event[]> {
    const before = told.length;
    clock.advance(milliseconds);
    await network.worker.drain();
    return told.slice(before);
  }

  /** Begins to switch a SIM on; gives the reference. */
  async function activate(iccid: string, replaces?: string): Promise<string> {
    const reference = `ACT-${next()}`;
    const body = replaces === undefined ? { reference } : { reference, replaces };
    expect(await call(`sims/${iccid}/activation`, body)).toMatchObject({ status: 202 });
    return reference;
  }

  return {
    clock,
    told,
    brand,
    network,
    db: opened.db,
    call,
    after,
    activate,
    next,
    /** A card that nobody has asked about yet. */
    card: (life: CardLife = 'works') => iccidOf(life, next()),
    /** A card that is on, with its number. */
    async activeCard(life: CardLife = 'works') {
      const iccid = iccidOf(life, next());
      await activate(iccid);
      const [event] = await after(MINUTES * 3);
      return { iccid, number: event?.number ?? '' };
    },
    until: async (moment: string) => {
      clock.set(moment);
      return after(0);
    },
    close: async () => {
      await network.close();
      await opened.close();
    },
  };
}

export const MINUTES = 60_000;
