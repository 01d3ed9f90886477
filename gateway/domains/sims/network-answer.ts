import { serverBusy } from '../../../platform/http/problem.ts';
import { PartnerRefusal } from '../../../platform/oauth2/told-partner.ts';
import type { Dependencies } from '../../dependencies.ts';

/** What the network answers somebody who waits. Rejects with its `PartnerRefusal`, and 503 where it does not answer. */
export async function networkAnswer<T>({ log }: Pick<Dependencies, 'log'>, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PartnerRefusal) throw error;
    log.warn({ err: error }, 'the mobile network does not answer');
    throw serverBusy();
  }
}
