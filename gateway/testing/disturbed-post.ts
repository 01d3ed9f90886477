import type { TestGateway } from './gateway.ts';

/** What happens to an event on its way: it arrives, arrives twice, is refused at first, or comes after others. */
export const ways = ['at once', 'twice', 'refused', 'late'] as const;
export type Way = (typeof ways)[number];

/** Stands between partners and the gateway; `kinds`: what the addresses of disturbed events hold. */
export class DisturbedPost {
  readonly #site: TestGateway;
  readonly #ways: readonly Way[];
  readonly #kinds: readonly string[];
  readonly #late: Request[] = [];
  /** What the gateway has not taken yet, as it knows nothing of it. */
  readonly #untaken: Request[] = [];
  #count = 0;
  /** The bodies of the events that the gateway has taken. */
  readonly told: unknown[] = [];

  constructor(site: TestGateway, given: readonly Way[], kinds: readonly string[] = ['notification-events']) {
    this.#site = site;
    this.#ways = given;
    this.#kinds = kinds;
    site.partners.deliverTo(this);
  }

  async fetch(request: Request): Promise<Response> {
    if (!this.#isDisturbed(request)) return this.#site.gateway.fetch(request);
    const way = this.#ways[this.#count++ % this.#ways.length] ?? 'at once';
    switch (way) {
      case 'at once':
        return this.#give(request);
      case 'twice':
        await this.#give(request.clone());
        return this.#give(request);
      case 'refused':
        return new Response(null, { status: 503 });
      case 'late':
        this.#late.push(request);
        return new Response(null, { status: 202 });
    }
  }

  #isDisturbed({ url }: Request): boolean {
    return this.#kinds.some((kind) => url.includes(kind));
  }

  async #give(request: Request): Promise<Response> {
    const event: unknown = await request.clone().json();
    const answer = await this.#site.gateway.fetch(request);
    if (answer.ok) this.told.push(event);
    return answer;
  }

  /**
   * From here on all arrives at once; of what was held back the last comes first. What the gateway does not take, as it
   * knows nothing of it yet, comes again after the others, as the network would send it.
   */
  async calm(): Promise<void> {
    this.#count = 0;
    const again: Request[] = [];
    for (let next = this.#late.pop(); next; next = this.#late.pop()) {
      const copy = next.clone();
      if (!(await this.#give(next)).ok) again.push(copy);
    }
    await this.#giveAgain(again);
    this.#site.partners.deliverTo({
      fetch: async (request) => {
        if (!this.#isDisturbed(request)) return this.#site.gateway.fetch(request);
        const answer = await this.#give(request);
        await this.#giveAgain(this.#untaken.splice(0));
        return answer;
      },
    });
  }

  async #giveAgain(events: readonly Request[]): Promise<void> {
    for (const event of events) {
      const copy = event.clone();
      if (!(await this.#give(event)).ok) this.#untaken.push(copy);
    }
  }
}
