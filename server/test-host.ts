import { createHost, type HostParts } from './app.ts';
import { readHostEnv } from './env.ts';

const url = 'https://site.example.com';

/** A web host without pages, which never reaches a gateway. Answers what it says at a path. */
export function testHost(settings: Record<string, string>, parts: Partial<HostParts>) {
  const env = readHostEnv({ HOST_URL: url, ENVIRONMENT: 'tst', ADDRESS_CAPTURE_KEY: 'key', ...settings });
  const { fetch } = createHost(env, {
    files: new Map(),
    isPage: () => false,
    gateway: () => Promise.reject(new Error('not reached')),
    ...parts,
  });
  return (path: string) => fetch(new Request(`${url}${path}`));
}
