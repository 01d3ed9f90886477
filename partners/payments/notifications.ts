import { createHmac } from 'node:crypto';
import type { components } from '../../openapi/generated/payments.d.ts';
import type { Executor } from '../../platform/db/open.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

type Schemas = components['schemas'];
type Item = Schemas['NotificationItem'];
export type News = Omit<Item, 'additionalData' | 'eventDate' | 'merchantAccountCode'>;

const POST = 'payments.post';

/** The fields that Adyen signs, in its order (developer documentation, "Verify HMAC signatures"). */
function signatureOf(item: Omit<Item, 'additionalData'>, hmacKey: string): string {
  const signed = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signed, 'utf8').digest('base64');
}

/** Posts a webhook to the shop; rejects unless it was taken. */
export type Post = (notification: Schemas['Notification']) => Promise<void>;

/** What the shop is told: put into the transaction in which it happens, and posted by a job until the shop has taken it. */
export class Notifications {
  readonly #jobs: Jobs;
  readonly #post: Post;
  readonly #merchant: { merchantAccount: string; hmacKey: string };

  constructor(parts: { jobs: Jobs; post: Post; merchant: { merchantAccount: string; hmacKey: string } }) {
    this.#jobs = parts.jobs;
    this.#post = parts.post;
    this.#merchant = parts.merchant;
    // A shop that is away for a day hears of it when it is back.
    parts.jobs.handleOutside(POST, (payload) => this.#post(payload['notification'] as Schemas['Notification']), {
      isEndless: true,
    });
  }

  /** The webhook of something that happens at `at`, signed. */
  of(news: News, at: Date): Schemas['Notification'] {
    const { merchantAccount, hmacKey } = this.#merchant;
    const item = { ...news, eventDate: at.toISOString(), merchantAccountCode: merchantAccount };
    const hmacSignature = signatureOf(item, hmacKey);
    return {
      live: 'false',
      notificationItems: [{ NotificationRequestItem: { ...item, additionalData: { hmacSignature } } }],
    };
  }

  /** Has a webhook posted at `at`. */
  async put(tx: Executor, news: News, at: Date): Promise<void> {
    await this.#jobs.enqueue(tx, POST, { notification: this.of(news, at) }, at);
  }

  /** Posts one at once, once: whether the shop has taken it, a job sees to. */
  async tellNow(news: News, at: Date): Promise<void> {
    await this.#post(this.of(news, at)).catch(() => undefined);
  }
}
