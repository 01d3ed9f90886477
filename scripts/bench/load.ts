import { Agent, request } from 'node:http';

export type Call = { url: string; method?: string; headers?: Record<string, string>; body?: string };

export type Load = {
  /** Milliseconds of each answered call. */
  times: number[];
  /** How many answers had which status; 0 is no answer. */
  statuses: Map<number, number>;
};

function ask(agent: Agent, { url, method = 'GET', headers, body }: Call): Promise<number> {
  return new Promise((resolve) => {
    const call = request(url, { agent, method, headers, timeout: 30_000 }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(0));
    call.end(body);
  });
}

/** Makes all calls, `atOnce` at a time; the next one begins when one is answered. */
export async function load(calls: readonly Call[], atOnce: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  const statuses = new Map<number, number>();
  let next = 0;
  async function worker(): Promise<void> {
    for (let call = calls[next++]; call !== undefined; call = calls[next++]) {
      const began = performance.now();
      const status = await ask(agent, call);
      times.push(performance.now() - began);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
  return { times, statuses };
}

/** Throws unless all answers have this status: what fails fast would look fast. */
export function expectAll({ statuses }: Load, status: number): void {
  const others = [...statuses].filter(([one]) => one !== status);
  if (others.length > 0)
    throw new Error(`Expected ${status} only, got ${JSON.stringify(Object.fromEntries(statuses))}`);
}
