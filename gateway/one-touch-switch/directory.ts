import type { components } from '../../openapi/generated/switching-hub.d.ts';
import { HOUR_MS } from '../../platform/clock/clock.ts';

export type Provider = components['schemas']['Provider'];

/** Providers come and go a few times a month. */
const FRESH_MS = HOUR_MS;

/** A hub that has not answered is left alone for a while: whoever asks would wait for nothing. */
const PAUSE_MS = 30_000;

/** Who takes part in One Touch Switch, by name, as the hub had it within the last hour. */
export class ProviderDirectory {
  readonly #ask: () => Promise<Provider[]>;
  #known: ReadonlyMap<string, Provider> | undefined;
  #readAt = -Infinity;
  #failedAt = -Infinity;
  #asking: Promise<void> | undefined;

  constructor(ask: () => Promise<Provider[]>) {
    this.#ask = ask;
  }

  /** By id. Rejects when the hub does not answer and never has; an old list is better than none. */
  async read(): Promise<ReadonlyMap<string, Provider>> {
    if (!this.#known) await this.#askOnce();
    return this.known();
  }

  /** By id, for names on a page or in a message: nobody where the hub has never answered. Never rejects. */
  async known(): Promise<ReadonlyMap<string, Provider>> {
    if (this.#isDue()) await this.#askOnce().catch(() => undefined);
    return this.#known ?? new Map();
  }

  #isDue(): boolean {
    const now = performance.now();
    return now - this.#readAt >= FRESH_MS && now - this.#failedAt >= PAUSE_MS;
  }

  /** Whoever comes while the hub is being asked waits for the same answer. */
  #askOnce(): Promise<void> {
    this.#asking ??= this.#askNow().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #askNow(): Promise<void> {
    try {
      const providers = await this.#ask();
      this.#known = new Map(providers.map((each) => [each.id, each]));
      this.#readAt = performance.now();
    } catch (error) {
      this.#failedAt = performance.now();
      throw error;
    }
  }
}
