import { askWorker } from '../inspection/ask-worker.ts';
import type { Register } from './register.types.ts';

/** The register of journeys, read by a worker. Journeys are asked for once; they do not change while a page is open. */
export function connectRegister(worker: Worker): Register {
  const ask = askWorker(worker, 'The register of journeys could not be loaded');
  const known = new Map<string, Promise<unknown>>();
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
