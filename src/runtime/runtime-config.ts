import { log } from './log.ts';
import { buildTimeConfig } from './build-time-config.ts';
import type { RuntimeConfig } from './load-runtime-config.ts';

/**
 * The host's configuration, as the host wrote it into the page: no call before the first drawing. A page without it (the
 * development server's) asks for it (SC-06). Never rejects.
 */
export async function runtimeConfig(): Promise<RuntimeConfig> {
  const written = document.querySelector('#runtime-config')?.textContent;
  if (written) {
    try {
      // The host's own words, typed by the contract that it answers /api/config by.
      return { ...buildTimeConfig, ...(JSON.parse(written) as Partial<RuntimeConfig>) };
    } catch {
      log.warn('Runtime configuration in the page could not be read');
    }
  }
  const { loadRuntimeConfig } = await import('./load-runtime-config.ts');
  return loadRuntimeConfig();
}
