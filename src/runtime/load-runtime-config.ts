import type { Wire } from '../../machines/shared/wire.ts';
import { log } from './log.ts';
import { withDeadline } from '../gateway-client/deadline.ts';
import { buildTimeConfig } from './build-time-config.ts';

export type RuntimeConfig = Wire<'RuntimeConfig'>;

const isObject = (value: unknown): value is Partial<RuntimeConfig> => typeof value === 'object' && value !== null;

/**
 * The host's configuration (GET /api/config). When it cannot be had, the settings of the build, with a warning (SC-06);
 * never rejects.
 */
export async function loadRuntimeConfig(
  fetch: (path: string, init: RequestInit) => Promise<Response> = (path, init) => globalThis.fetch(path, init),
): Promise<RuntimeConfig> {
  try {
    return await withDeadline(null, async (signal) => {
      const response = await fetch('/api/config', { credentials: 'include', signal });
      const config: unknown = response.ok ? await response.json() : null;
      if (!isObject(config)) throw new Error(`status ${response.status}`);
      return { ...buildTimeConfig, ...config };
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    log.warn('Runtime configuration could not be loaded; build-time settings are used', { reason });
    return buildTimeConfig;
  }
}
