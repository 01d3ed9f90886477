import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '../../openapi/generated/lender.d.ts';
import { developmentLender, lenderSentinels } from '../../openapi/partners/lender/test-data.ts';
import { createLender } from '../../partners/lender/app.ts';
import { applications } from '../../partners/lender/db/schema.ts';
import { lenderDatabase } from '../../partners/lender/db/lender-database.ts';
import { readLenderEnv } from '../../partners/lender/env.ts';
import { testClock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { PartnerClient } from '../../platform/oauth2/partner-client.ts';
import { createTestDatabase } from './database.ts';
import { eventListener } from './event-listener.ts';

type Schemas = components['schemas'];
type Answer = { status: number; body: Schemas['Standing'] & { code?: string } };

export const terms: Schemas['Terms'] = { priceInPence: 79_900, upfrontInPence: 4_000, months: 12, aprInPercent: 0 };

/** How the lender refuses. */
export const refusal = (code: string) => ({ status: 409, body: { code } });

const nameOf = (life: string) => lenderSentinels.find(({ id }) => id === `credit-${life}`)?.value ?? 'Fairweather';
let number = 1000;

/** An application with a reference of its own; `life` as in the lender's test data. */
export function applicationOf(life = 'smooth', applicant: Partial<Schemas['Applicant']> = {}): Schemas['Application'] {
  number += 1;
  return {
    reference: `CRD-${number}`,
    terms,
    applicant: {
      firstName: 'Wren',
      lastName: nameOf(life),
      dateOfBirth: '1990-04-12',
      isPermanentUkResident: true,
      address: { lines: ['4 Heron Way'], postcode: 'LK9 1SA' },
      incomeAYearInPence: 2_412_345,
      ...applicant,
    },
  };
}

/** The lender in one process with its shop, which notes what it is told. It is Monday, ten o’clock. */
export async function openTestLender() {
  const monday = '2026-11-23T10:00:00Z';
  const clock = testClock(monday);
  const path = '/credit/v1/decision-events';
  const {
    told,
    answers: shop,
    reach,
  } = eventListener<Schemas['DecisionEvent']>({ path, secret: developmentLender.eventSecret });
  const { url } = await createTestDatabase();
  const opened = await openDatabase(url, lenderDatabase);
  const env = readLenderEnv({ ENVIRONMENT: 'tst', DATABASE_URL: url, GATEWAY_URL: 'http://gateway.test' });
  const lender = await createLender(env, {
    database: opened,
    clock,
    reach(request) {
      expect(new URL(request.url).pathname).toBe(path);
      return reach(request);
    },
  });
  const client = new PartnerClient({
    url: 'http://lender.test',
    tokenPath: '/oauth2/token',
    client: developmentLender.shopAtLender,
    clock,
    reach: lender.fetch,
    limitMs: 20_000,
  });

  async function call(path: string, body?: object): Promise<Answer> {
    const answer = await client.call(`/credit/v1/${path}`, body);
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  }
  const on = (reference: string, what: string, body: object = {}) => call(`applications/${reference}/${what}`, body);
  const now = () => clock.now().toISOString();

  async function apply(life?: string): Promise<string> {
    const wanted = applicationOf(life);
    expect(await call('applications', wanted)).toMatchObject({ status: 201 });
    return wanted.reference;
  }

  /** What is told up to a moment: kinds, with the UK day on which they happened. */
  async function toldUntil(moment: string): Promise<string[]> {
    clock.set(moment);
    await lender.worker.drain();
    return told.map(({ kind, happenedAt }) => `${kind} ${happenedAt.slice(0, 10)}`);
  }

  return {
    clock,
    told,
    shop,
    fetch: lender.fetch,
    call,
    on,
    apply,
    toldUntil,
    read: async (reference: string) => (await call(`applications/${reference}`)).body,
    sign: (reference: string, name = 'Wren Fairweather', signedAt = now()) =>
      on(reference, 'signature', { name, signedAt }),
    withdraw: (reference: string, withdrawnAt = now()) => on(reference, 'withdrawal', { withdrawnAt }),
    rowOf: async (reference: string) => {
      const [row] = await opened.db.select().from(applications).where(eq(applications.reference, reference));
      return row;
    },
    /** Ends what goes on, and begins that Monday anew. */
    beginAnew: async () => {
      shop.status = 202;
      await toldUntil('2028-06-01T10:00:00Z');
      clock.set(monday);
      told.length = 0;
    },
    close: async () => {
      await lender.close();
      await opened.close();
    },
  };
}
