import type { components } from '../../openapi/generated/switching-hub.d.ts';

export type Provider = components['schemas']['Provider'];

/** Providers come and go a few times a month. */
const FRESH_MS = 3_600_000;

/** Who takes part in One Touch Switch, by name, as the hub had it within the last hour. */
export class ProviderDirectory {
  readonly #ask: () => Promise<Provider[]>;
  #known: ReadonlyMap<string, Provider> | undefined;
  #readAt = -Infinity;

  constructor(ask: () => Promise<Provider[]>) {
    this.#ask = ask;
  }

  /** By id. Rejects when the hub does not answer and never has; an old list is better than none. */
  async read(): Promise<ReadonlyMap<string, Provider>> {
    if (this.#known && performance.now() - this.#readAt < FRESH_MS) return this.#known;
    try {
      const providers = await this.#ask();
      this.#known = new Map(providers.map((each) => [each.id, each]));
      this.#readAt = performance.now();
    } catch (error) {
      if (!this.#known) throw error;
    }
    return this.#known;
  }
}
