import type { Reach } from '../../platform/oauth2/partner-client.ts';
import { HttpProblem } from '../../platform/http/problem.ts';

/** The controls for testers of a partner: its clock goes with ours. */
export interface PartnerTools {
  /** Sets how far its clock is ahead of the machine's, in milliseconds. */
  setOffset: (offsetMs: number) => Promise<void>;
  /** Runs all that is due there, or will be within `aheadMs`, and gives how many jobs that was. */
  drain: (aheadMs?: number) => Promise<number>;
  /** Calls a control that this partner alone has; with a body it is a POST. Gives what it answers, refusals too. */
  ask: (path: string, body?: string) => Promise<Response>;
}

/** Throws 502 `partner.unreachable` when the partner does not do as it is told. */
export function partnerTools(url: string, reach: Reach): PartnerTools {
  const unreachable = () => new HttpProblem(502, 'partner.unreachable', { message: `No partner answers at ${url}.` });
  async function ask(path: string, body?: string): Promise<Response> {
    const how = body === undefined ? {} : { method: 'POST', body };
    const answer = await reach(new Request(new URL(`/test-tools/v1${path}`, url), how)).catch(() => undefined);
    if (!answer || answer.status >= 500) throw unreachable();
    return answer;
  }
  async function tell(path: string, body: object): Promise<unknown> {
    const answer = await ask(path, JSON.stringify(body));
    if (!answer.ok) throw unreachable();
    return answer.json();
  }
  return {
    ask,
    async setOffset(offsetMs) {
      await tell('/clock', { offsetMs });
    },
    async drain(aheadMs = 0) {
      const { jobs } = (await tell('/jobs/drain', { aheadMs })) as { jobs: number };
      return jobs;
    },
  };
}
