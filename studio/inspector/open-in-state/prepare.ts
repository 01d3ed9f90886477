import { createAuth } from '../../../src/gateway-client/auth.ts';
import { createGatewayClient, type GatewayClient } from '../../../src/gateway-client/client.ts';
import { whenActive } from '../../../src/journey-host/when-active.ts';
import { runtimeConfig } from '../../../src/runtime/runtime-config.ts';
import { testTools } from '../../tester-pages/test-tools.ts';
import { inventedPassword as password, inventionFor } from '../recording/invented.ts';
import { chooseDates } from './choose-dates.ts';
import { setFault } from './set-fault.ts';
import type { Preparation } from './way.types.ts';

/** '' where no order was placed. */
export type Prepared = { orderId: string };

type PreparationOf<Done extends Preparation['do']> = Extract<Preparation, { do: Done }>;

/** The brothers of a test home behave alike; the first three are left to the tests of the project. */
export const newHouse = () => String(4 + Math.floor(Math.random() * 6));

/** Nobody else's, however often a state is opened. */
export const newEmail = (): string => `wren.${crypto.randomUUID()}@example.com`;

const contactDetails = { firstName: 'Wren', lastName: 'Fairweather', primaryPhoneNumber: '07700 900321' };

async function sentinelOf(id: string) {
  const found = (await testTools.sentinels()).find((one) => one.id === id);
  if (!found) throw new Error(`The gateway behind this site has no test data "${id}".`);
  return found;
}

/** Brings about what a way needs, by the calls that anybody makes; rejects with an Error or a Failure of the gateway. */
export function createPreparer(gateway: GatewayClient) {
  const auth = createAuth(gateway);

  const register = (
    { firstName = 'Wren', lastName = 'Fairweather', email = newEmail() }: PreparationOf<'register'>,
    signal: AbortSignal,
  ): Promise<unknown> =>
    auth.register(
      {
        firstName,
        lastName,
        email,
        phone: '07700 900321',
        password,
        birthDate: inventionFor('register', 'birthDate'),
      },
      signal,
    );

  async function logIn({ member }: PreparationOf<'logIn'>, signal: AbortSignal): Promise<void> {
    const { value, also } = await sentinelOf(member);
    await auth.logIn({ email: value, password: also?.password ?? password }, signal);
  }

  /** A plan for a test home, chosen and customised, as its member would have made it. */
  async function draftPlan({ home }: { home: string }, signal: AbortSignal): Promise<string> {
    const { value: postcode, also } = await sentinelOf(home);
    const streetNumber = also?.streetNumber === '7' ? newHouse() : (also?.streetNumber ?? '');
    const { transactionId } = await gateway.GET('/broadband/v2/postcode-checker/address/search', {
      params: { query: { postcode, streetNumber } },
      signal,
    });
    const [product] = await gateway.GET('/broadband/v1/products', { signal });
    if (!product) throw new Error('The gateway has no product to make a plan of.');
    const { productId } = product;
    const body = { productId, nccTransactionId: transactionId };
    const { id, earliestActivationDate } = await gateway.POST('/broadband/v1/plans', { body, signal });
    await gateway.PUT('/broadband/v1/plans/{planId}/customisation', {
      params: { path: { planId: id } },
      body: { productId, meshWifi: true, connectionDate: earliestActivationDate },
      signal,
    });
    return id;
  }

  async function placeOrder(given: PreparationOf<'placeOrder'>, signal: AbortSignal): Promise<string> {
    const planId = await draftPlan(given, signal);
    const params = { path: { planId } };
    await chooseDates(gateway, planId, signal);
    const reservation = '/broadband/v1/plans/{planId}/appointments/reservation';
    await gateway.POST(reservation, { params, body: { contactDetails }, signal });
    await gateway.POST('/broadband/v1/plans/{planId}/pre-contracts', { params, signal });
    const order = { params: { header: {} }, body: { planId, contractAccepted: true }, signal };
    return (await gateway.POST('/broadband/v1/orders', order)).id;
  }

  async function chooseDatesOfDraft(signal: AbortSignal): Promise<void> {
    const { plan } = await gateway.GET('/broadband/v1/saved-journeys/current', { signal });
    await chooseDates(gateway, plan.id, signal);
  }

  return {
    /** This browser as one in which nobody is logged in. */
    leave: (signal: AbortSignal): Promise<void> => auth.logOut(signal),
    /**
     * One after the other, until `signal` calls it off; `scope` marks the page that faults are to meet. Gives what a
     * path may quote.
     */
    prepare: async (preparations: readonly Preparation[], scope: string, signal: AbortSignal): Promise<Prepared> => {
      let orderId = '';
      for (const one of preparations) {
        signal.throwIfAborted();
        if (one.do === 'register') await register(one, signal);
        else if (one.do === 'logIn') await logIn(one, signal);
        else if (one.do === 'leave') await auth.logOut(signal);
        else if (one.do === 'draftPlan') await draftPlan(one, signal);
        else if (one.do === 'chooseDates') await chooseDatesOfDraft(signal);
        else if (one.do === 'placeOrder') orderId = await placeOrder(one, signal);
        else await setFault(gateway, one, scope, signal);
      }
      return { orderId };
    },
  };
}

export type Preparer = ReturnType<typeof createPreparer>;

/** With a client of its own: what is refused here must not lead this page anywhere. */
export async function gatewaysPreparer(): Promise<Preparer> {
  const { gatewayBase } = await runtimeConfig();
  const stay = () => undefined;
  return createPreparer(
    createGatewayClient({ base: gatewayBase, onUnauthorised: stay, onServerError: stay, whenIdle: whenActive }),
  );
}
