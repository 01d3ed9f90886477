import type { Dependencies } from '../../dependencies.ts';
import { placeIn, PLACE_FREED } from '../visits/freed-places.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { LAPSE, lapse, offerPlace, PASS_ON, passOn, review, type OfferDeps } from './offers.ts';
import { inOfferHours } from './offer-times.rules.ts';

/** Offers a place that came free. */
const OFFER = 'earlier-dates.offer';

/** Whether dates are offered at this moment; where not, the work is put off until they are. */
async function isByDay(
  { jobs }: Pick<Dependencies, 'jobs'>,
  tx: Executor,
  job: { kind: string; payload: Record<string, unknown>; now: Date },
): Promise<boolean> {
  const then = inOfferHours(job.now);
  if (then > job.now) await jobs.enqueue(tx, job.kind, job.payload, then);
  return then <= job.now;
}

/** Names the jobs; once for each gateway. None of them may be given up: a place would be lost. */
export function handleEarlierDateJobs(deps: OfferDeps): void {
  const { jobs } = deps;
  const isEndless = true;
  jobs.handle(
    PLACE_FREED,
    async (tx, payload, { now }) => {
      await review(deps, tx, String(payload['installationId']), now);
      await jobs.enqueue(tx, OFFER, { ...placeIn(payload) }, inOfferHours(now));
    },
    { isEndless },
  );
  jobs.handle(
    OFFER,
    async (tx, payload, { now }) => {
      if (await isByDay(deps, tx, { kind: OFFER, payload, now }))
        await offerPlace(deps, tx, placeIn(payload), { now, isKept: false });
    },
    { isEndless },
  );
  jobs.handle(
    LAPSE,
    async (tx, payload, { now }) => {
      await lapse(deps, tx, { requestId: String(payload['requestId']), offerId: String(payload['offerId']) }, now);
    },
    { isEndless },
  );
  jobs.handle(
    PASS_ON,
    async (tx, payload, { now }) => {
      if (await isByDay(deps, tx, { kind: PASS_ON, payload, now }))
        await passOn(deps, tx, String(payload['offerId']), now);
    },
    { isEndless },
  );
}
