import type { RegisterAnswer, RegisterQuestion } from './register-worker.ts';
import type { Register } from './register.types.ts';

/** The register of journeys, read by a worker. Journeys are asked for once; they do not change while a page is open. */
export function connectRegister(worker: Worker): Register {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (mistake: Error) => void }>();
  const known = new Map<string, Promise<unknown>>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<RegisterAnswer>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('mistake' in data) asker?.reject(new Error(data.mistake));
    else asker?.resolve(data.value as never);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The register of journeys could not be loaded'));
    waiting.clear();
  });

  function ask<Value>(about: keyof Register, ...given: readonly unknown[]): Promise<Value> {
    const id = (asked += 1);
    const answer = new Promise<Value>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
    const question: RegisterQuestion = { id, about, given };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a worker of our own
    worker.postMessage(question);
    return answer;
  }
  function askOnce<Value>(about: keyof Register, ...given: readonly unknown[]): Promise<Value> {
    const key = JSON.stringify([about, ...given]);
    const answer = known.get(key) ?? ask<Value>(about, ...given);
    known.set(key, answer);
    return answer as Promise<Value>;
  }
  return {
    journeys: () => askOnce('journeys'),
    journey: (name) => askOnce('journey', name),
    samples: (name, standing) => ask('samples', name, standing),
  };
}

export const startRegister = (): Register =>
  connectRegister(new Worker(new URL('register-worker.ts', import.meta.url), { type: 'module' }));
