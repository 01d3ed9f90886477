import type { components } from '../../openapi/generated/lender.d.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Reach } from '../../platform/oauth2/partner-client.ts';
import { refusedBy, ToldPartner } from '../../platform/oauth2/told-partner.ts';
import type { GatewayEnv } from '../env.ts';

type Schemas = components['schemas'];
export type Quote = Schemas['Quote'];
export type Standing = Schemas['Standing'];
export type Terms = Schemas['Terms'];

const NAME = 'The lender';

/**
 * Our way to the company that lends the price of phones. What it decides by itself comes in as events (`receiveDecisionEvent`). Each call rejects
 * unless it was taken, with a `PartnerRefusal` where it was heard and refused.
 */
export class LenderLink {
  readonly #lender: ToldPartner;

  constructor({
    env,
    clock,
    reach,
  }: {
    env: Pick<GatewayEnv, 'lenderUrl' | 'shopAtLender'>;
    clock: Clock;
    reach: Reach;
  }) {
    const { lenderUrl: url, shopAtLender: client } = env;
    const absent = 'LENDER_URL is not set: nobody lends the price of phones';
    this.#lender = new ToldPartner({ name: NAME, absent, url, client, clock, reach });
  }

  /** Asks what credit costs, for somebody who waits. */
  async quote(terms: Terms): Promise<Quote> {
    return (await taken(await this.#lender.ask('/credit/v1/quotes', terms))) as Quote;
  }

  /** Hands in an application, for somebody who waits; the same one is taken once. */
  async apply(application: Schemas['Application']): Promise<Standing> {
    return (await taken(await this.#lender.ask('/credit/v1/applications', application))) as Standing;
  }

  /** How an application stands. */
  async read(reference: string): Promise<Standing> {
    return (await taken(await this.#lender.tell(`/credit/v1/applications/${reference}`))) as Standing;
  }

  /** Has the agreement made; the first signature stands. */
  sign(reference: string, signature: Schemas['Signature']): Promise<Standing> {
    return this.#tell(reference, 'signature', signature);
  }

  /** Says that the goods were sent, so that the lender pays. */
  draw(reference: string): Promise<Standing> {
    return this.#tell(reference, 'drawdown', {});
  }

  withdraw(reference: string, withdrawal: Schemas['Withdrawal']): Promise<Standing> {
    return this.#tell(reference, 'withdrawal', withdrawal);
  }

  /** Says that nothing is bought by it (any more). */
  cancel(reference: string): Promise<Standing> {
    return this.#tell(reference, 'cancellation', {});
  }

  async #tell(reference: string, what: string, body: object): Promise<Standing> {
    return (await taken(await this.#lender.tell(`/credit/v1/applications/${reference}/${what}`, body))) as Standing;
  }
}

async function taken(answer: Response): Promise<unknown> {
  if (!answer.ok) throw await refusedBy(NAME, answer);
  return answer.json();
}
