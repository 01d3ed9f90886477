import type { Reach } from '../../platform/oauth2/partner-client.ts';
import { HttpProblem } from '../../platform/http/problem.ts';

/** The controls for testers of a partner: its clock goes with ours. */
export interface PartnerTools {
  /** Sets how far its clock is ahead of the machine's, in milliseconds. */
  setOffset: (offsetMs: number) => Promise<void>;
  /** Runs all that is due there, or will be within `aheadMs`, and gives how many jobs that was. */
  drain: (aheadMs?: number) => Promise<number>;
}

/** Throws 502 `partner.unreachable` when the partner does not do as it is told. */
export function partnerTools(url: string, reach: Reach): PartnerTools {
  async function tell(path: string, body: object): Promise<unknown> {
    const answer = await reach(
      new Request(new URL(`/test-tools/v1${path}`, url), { method: 'POST', body: JSON.stringify(body) }),
    ).catch(() => undefined);
    if (!answer?.ok) throw new HttpProblem(502, 'partner.unreachable', { message: `No partner answers at ${url}.` });
    return answer.json();
  }
  return {
    async setOffset(offsetMs) {
      await tell('/clock', { offsetMs });
    },
    async drain(aheadMs = 0) {
      const { jobs } = (await tell('/jobs/drain', { aheadMs })) as { jobs: number };
      return jobs;
    },
  };
}
