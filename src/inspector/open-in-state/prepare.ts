import { createAuth } from '../../gateway-client/auth.ts';
import type { GatewayClient } from '../../gateway-client/client.ts';
import { testTools } from '../../tools/test-tools.ts';
import { inventions } from '../recording/invented.ts';
import { resolved } from '../recording/references.ts';
import type { Preparation, WayFault } from './way.types.ts';

type PreparationOf<Done extends Preparation['do']> = Extract<Preparation, { do: Done }>;
type Fields = Readonly<Record<string, unknown>>;

/** The brothers of a test home behave alike; the first three are left to the tests of the project. */
const house = () => String(4 + Math.floor(Math.random() * 6));

/** Nobody else's, however often a state is opened. */
export const newEmail = (): string => `wren.${crypto.randomUUID()}@example.com`;

const password = inventions['password'] ?? '';

async function sentinelOf(id: string) {
  const found = (await testTools.sentinels()).find((one) => one.id === id);
  if (!found) throw new Error(`The gateway behind this site has no test data "${id}".`);
  return found;
}

/** With what it quotes: `'...'` stands for all of an object, and null in it for a field that is left out. */
function quoting(body: unknown, known: Fields): unknown {
  const found = resolved(body, known);
  if (typeof found !== 'object' || found === null || !('...' in found)) return found;
  const { '...': whole, ...rest } = found as Fields;
  const kept = Object.entries({ ...(whole as Fields), ...rest }).filter(([, value]) => value !== null);
  return Object.fromEntries(kept);
}

/** Brings about what a way needs, by the calls that anybody makes; rejects with an Error or a Failure of the gateway. */
export function createPreparer(gateway: GatewayClient) {
  const auth = createAuth(gateway);

  const register = ({ firstName = 'Wren', lastName = 'Fairweather' }: PreparationOf<'register'>) =>
    auth.register({
      firstName,
      lastName,
      email: newEmail(),
      phone: '07700 900321',
      password,
      birthDate: inventions['birthDate'] ?? '',
    });

  async function logIn({ member }: PreparationOf<'logIn'>) {
    const { value, also } = await sentinelOf(member);
    return auth.logIn({ email: value, password: also?.password ?? password });
  }

  /** A plan for a test home, chosen and customised, as its member would have made it. */
  async function draftPlan({ home }: PreparationOf<'draftPlan'>) {
    const { value: postcode, also } = await sentinelOf(home);
    const streetNumber = also?.streetNumber === '7' ? house() : (also?.streetNumber ?? '');
    const { transactionId } = await gateway.GET('/broadband/v2/postcode-checker/address/search', {
      params: { query: { postcode, streetNumber } },
    });
    const [product] = await gateway.GET('/broadband/v1/products');
    if (!product) throw new Error('The gateway has no product to make a plan of.');
    const { productId } = product;
    const body = { productId, nccTransactionId: transactionId };
    const { id, earliestActivationDate } = await gateway.POST('/broadband/v1/plans', { body });
    return gateway.PUT('/broadband/v1/plans/{planId}/customisation', {
      params: { path: { planId: id } },
      body: { productId, meshWifi: true, connectionDate: earliestActivationDate },
    });
  }

  /** What a fault's body may quote: the member, their plan, and its installation. */
  async function knownFor(body: unknown): Promise<Fields> {
    const text = JSON.stringify(body ?? null);
    if (text.includes('‹=member')) return { member: await gateway.GET('/member-api/v1/members/me') };
    if (!text.includes('‹=')) return {};
    const { plan } = await gateway.GET('/broadband/v1/saved-journeys/current');
    if (!text.includes('‹=installation')) return { plan };
    const params = { path: { planId: plan.id } };
    return { plan, installation: await gateway.GET('/broadband/v2/plans/{planId}/installations', { params }) };
  }

  async function fault({ operationId, status, delayMs, body }: WayFault, scope: string) {
    return testTools.addFault({
      operationId,
      scope,
      times: 1,
      ...(status !== undefined && { status }),
      ...(delayMs !== undefined && { delayMs }),
      ...(body !== undefined && { body: quoting(body, await knownFor(body)) }),
    });
  }

  return {
    /** This browser as one in which nobody is logged in. */
    leave: (): Promise<void> => auth.logOut(),
    /** One after the other; `scope` marks the page that faults are to meet. */
    prepare: async (preparations: readonly Preparation[], scope: string): Promise<void> => {
      for (const one of preparations) {
        if (one.do === 'register') await register(one);
        else if (one.do === 'logIn') await logIn(one);
        else if (one.do === 'draftPlan') await draftPlan(one);
        else await fault(one, scope);
      }
    },
  };
}

export type Preparer = ReturnType<typeof createPreparer>;
