import { randomUUID } from 'node:crypto';
import type { components } from '../../openapi/generated/mobile-network.d.ts';
import { cardLifeOf } from '../../openapi/partners/mobile-network/test-data.ts';
import type { Executor } from '../../platform/db/open.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

type Event = components['schemas']['MobileEvent'];

const POST = 'mobile-network.post';

/** What happens to a SIM, as it is told; what is not named is null. */
export type News = Pick<Event, 'kind' | 'iccid'> & Partial<Omit<Event, 'eventId' | 'happenedAt'>>;

/** Tells the brand what happens, in the transaction in which it does. */
export class Telling {
  readonly #jobs: Jobs;

  /** `post` rejects unless the event was taken. */
  constructor({ jobs, post }: { jobs: Jobs; post: (event: Event) => Promise<void> }) {
    this.#jobs = jobs;
    // A brand that is away for a day hears of it when it is back.
    jobs.handleOutside(POST, (payload) => post(payload['event'] as Event), { isEndless: true });
  }

  async tell(tx: Executor, news: News, happenedAt: Date): Promise<void> {
    const event: Event = {
      reference: null,
      number: null,
      replaced: null,
      code: null,
      part: null,
      percent: null,
      units: null,
      amountInPence: null,
      country: null,
      ...news,
      eventId: randomUUID(),
      happenedAt: happenedAt.toISOString(),
    };
    const times = cardLifeOf(news.iccid) === 'muddled' ? 2 : 1;
    for (let time = 0; time < times; time += 1) await this.#jobs.enqueue(tx, POST, { event }, happenedAt);
  }
}
