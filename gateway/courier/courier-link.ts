import type { components } from '../../openapi/generated/courier.d.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { LocalDate } from '../../platform/clock/local-date.ts';
import type { Reach } from '../../platform/oauth2/partner-client.ts';
import { refusedBy, ToldPartner } from '../../platform/oauth2/told-partner.ts';
import type { GatewayEnv } from '../env.ts';

type Schemas = components['schemas'];

const NAME = 'The courier';

/** Our way to the company that brings phones. What it tells comes in as events (`receiveParcelEvent`). Each call rejects unless it was taken. */
export class CourierLink {
  readonly #courier: ToldPartner;

  constructor({
    env,
    clock,
    reach,
  }: {
    env: Pick<GatewayEnv, 'courierUrl' | 'shopAtCourier'>;
    clock: Clock;
    reach: Reach;
  }) {
    const { courierUrl: url, shopAtCourier: client } = env;
    const absent = 'COURIER_URL is not set: nobody brings parcels';
    this.#courier = new ToldPartner({ name: NAME, absent, url, client, clock, reach });
  }

  /** Gives it a parcel; the same one is taken once. */
  async give(parcel: Schemas['Parcel']): Promise<void> {
    await this.#tell('parcels', parcel);
  }

  /** Has a parcel stopped before it leaves. */
  async recall(reference: string): Promise<void> {
    await this.#tell(`parcels/${reference}/recall`, {});
  }

  /** Names another day for a parcel that it holds. */
  async redeliver(reference: string, deliverOn: LocalDate): Promise<void> {
    await this.#tell(`parcels/${reference}/redelivery`, { deliverOn });
  }

  /** Has a customer send something back; gives the code that they show at a post office. */
  async expect(wanted: Schemas['Return']): Promise<string> {
    const answer = await this.#tell('returns', wanted);
    return ((await answer.json()) as Schemas['ExpectedReturn']).returnCode;
  }

  /** Has it expect a return no more. */
  async withdraw(reference: string): Promise<void> {
    await this.#tell(`returns/${reference}/withdrawal`, {});
  }

  async #tell(path: string, body: object): Promise<Response> {
    const answer = await this.#courier.tell(`/courier/v1/${path}`, body);
    if (answer.ok) return answer;
    throw await refusedBy(NAME, answer);
  }
}
