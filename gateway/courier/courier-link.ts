import type { components } from '../../openapi/generated/courier.d.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { LocalDate } from '../../platform/clock/local-date.ts';
import type { Reach } from '../../platform/oauth2/partner-client.ts';
import { isRefusal, ToldPartner } from '../../platform/oauth2/told-partner.ts';
import type { GatewayEnv } from '../env.ts';

type Schemas = components['schemas'];

/** The courier has heard it and says no: said again it is refused again. */
export class CourierRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`The courier refused with ${status} (${code})`);
    this.status = status;
    this.code = code;
  }
}

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
    this.#courier = new ToldPartner({ name: 'The courier', absent, url, client, clock, reach });
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
    throw await refusedBy(answer);
  }
}

async function refusedBy(answer: Response): Promise<Error> {
  const { status } = answer;
  const said = (await answer.json().catch(() => ({}))) as { code?: unknown };
  if (!isRefusal(status)) return new Error(`The courier answered ${status}`);
  return new CourierRefusal(status, typeof said.code === 'string' ? said.code : 'unknown');
}
