import { Hono } from 'hono';
import { rateLimiter } from 'hono-rate-limiter';
import * as z from 'zod';
import type { components } from '../openapi/generated/gateway.d.ts';
import { zCaptureError, zCaptureFindItem, zCaptureRetrieveItem } from '../openapi/generated/zod.gen.ts';
import type { HostContext, HostHono } from './context.ts';
import { customerAddress } from './customer-address.ts';
import type { HostEnv } from './env.ts';
import type { GatewayLink } from './gateway-link.ts';
import { refuse } from './problem.ts';

type Schemas = components['schemas'];
type CaptureItem = Schemas['CaptureRetrieveItem'];

/** Always sent (specification, point 7). */
const LIMIT = '5';
const ORIGIN = 'GBR';
/** Where the reference gateway plays the capture service. */
const EMBEDDED_PREFIX = '/capture';
/** Asks for the UPRN, which is not among the standard fields. */
const UPRN_FORMAT = '{UPRN}';
/** The service's errors for an id that it did not give out, or no longer knows. */
const unknownId: ReadonlySet<string> = new Set(['1001', '1002']);

/** What the service can be asked: no control characters, no halves of a surrogate pair. */
const asked = z
  .string('Required')
  .min(1, 'Required')
  .max(200, 'Max 200 characters')
  .regex(/^[^\p{Cc}\p{Surrogate}]*$/u, 'Contains characters that cannot be used');
const findQuery = z.object({ text: asked, containerId: asked.optional() });
const retrieveQuery = z.object({ id: asked });
const findAnswer = z.object({ Items: z.array(z.union([zCaptureFindItem(), zCaptureError()])) });
const retrieveAnswer = z.object({ Items: z.array(z.union([zCaptureRetrieveItem(), zCaptureError()])) });

class CaptureFailure extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The address capture service answered with error ${code}`);
    this.code = code;
  }
}

/** The service reports errors with status 200, as the only item. */
function itemsOf<Item extends object>(items: (Item | Schemas['CaptureError'])[]): Item[] {
  return items.map((item) => {
    if ('Error' in item && typeof item.Error === 'string') throw new CaptureFailure(item.Error);
    // What has no Error is an item: the union has these two members.
    return item as Item;
  });
}

function retrievedAddress(item: CaptureItem): Schemas['RetrievedAddress'] {
  const type = item.Type === 'Residential' || item.Type === 'Commercial' ? item.Type : 'Unknown';
  return {
    id: item.Id,
    type,
    company: item.Company,
    subBuilding: item.SubBuilding,
    buildingName: item.BuildingName,
    buildingNumber: item.BuildingNumber,
    street: item.Street,
    secondaryStreet: item.SecondaryStreet,
    locality: item.District,
    line1: item.Line1,
    line2: item.Line2,
    line3: item.Line3,
    line4: item.Line4,
    line5: item.Line5,
    city: item.City,
    postcode: item.PostalCode,
    countryName: item.CountryName,
    countryIso2: item.CountryIso2,
    countryIso3: item.CountryIso3,
    uprn: item.Field1 || null,
    display: item.Label.split('\n').filter((line) => line !== ''),
  };
}

function unavailable(c: HostContext): Response {
  return refuse(c, 502, { code: 'capture.unavailable', message: 'Address search is not available just now.' });
}

function badQuery(c: HostContext, error: z.ZodError): Response {
  const fields = error.issues.map(({ path, message }) => ({ path: `query.${path.join('.')}`, message }));
  return refuse(c, 400, { code: 'validation.failed', message: fields[0]?.message ?? 'Required', fields });
}

/** The local calls behind which the address capture service hides: its key never reaches the browser (SC-09). */
export function addressCaptureRoutes(env: HostEnv, gateway: GatewayLink): Hono<HostHono> {
  const { key, url, callsPerMinute } = env.addressCapture;

  async function call(c: HostContext, path: string, query: Record<string, string>): Promise<unknown> {
    const search = new URLSearchParams({ Key: key, ...query, Limit: LIMIT, Origin: ORIGIN }).toString();
    const answer = await (url === undefined
      ? gateway.ask(c, `${EMBEDDED_PREFIX}${path}?${search}`)
      : fetch(`${url.replace(/\/$/, '')}${path}?${search}`, { signal: AbortSignal.timeout(10_000) }));
    if (!answer.ok) throw new CaptureFailure(String(answer.status));
    return answer.json();
  }

  const app = new Hono<HostHono>();
  // The service is paid by the call.
  app.use(
    rateLimiter<HostHono>({
      windowMs: 60_000,
      limit: callsPerMinute,
      keyGenerator: (c) => customerAddress(c, env),
      handler: (c) => refuse(c, 429, { code: 'rate.limited', message: 'Too many attempts. Please wait a little.' }),
    }),
  );

  app.get('/capture-address', async (c) => {
    const query = findQuery.safeParse(c.req.query());
    if (!query.success) return badQuery(c, query.error);
    const { text, containerId } = query.data;
    try {
      const parameters = { Text: text, ...(containerId === undefined ? {} : { Container: containerId }) };
      const { Items } = findAnswer.parse(await call(c, '/Find/v1.10/json3.ws', parameters));
      const suggestions = itemsOf(Items).map((item): Schemas['AddressSuggestion'] => ({
        id: item.Id,
        type: item.Type,
        text: item.Text,
        description: item.Description,
        highlight: item.Highlight,
      }));
      return c.json(suggestions.slice(0, Number(LIMIT)));
    } catch {
      return unavailable(c);
    }
  });

  app.get('/retrieve-address', async (c) => {
    const query = retrieveQuery.safeParse(c.req.query());
    if (!query.success) return badQuery(c, query.error);
    try {
      const parameters = { Id: query.data.id, field1format: UPRN_FORMAT };
      const { Items } = retrieveAnswer.parse(await call(c, '/Retrieve/v1.20/json3.ws', parameters));
      const items = itemsOf(Items);
      const item = items.find(({ Language }) => Language === 'ENG') ?? items[0];
      if (item) return c.json(retrievedAddress(item));
    } catch (error) {
      if (!(error instanceof CaptureFailure) || !unknownId.has(error.code)) return unavailable(c);
    }
    return refuse(c, 404, { code: 'address.not-found', message: 'Not found.' });
  });

  return app;
}
