import { afterEach, expect, it, vi } from 'vitest';
import { buildTimeConfig } from './build-time-config.ts';
import { runtimeConfig } from './runtime-config.ts';

afterEach(() => {
  document.head.innerHTML = '';
  vi.restoreAllMocks();
});

const write = (text: string) => {
  document.head.innerHTML = `<script type="application/json" id="runtime-config">${text}</script>`;
};

it('is what the host wrote into the page, without a call (SC-06)', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  write('{"sessionLifetimeSeconds":60,"links":{"payment":"https://pay.example"}}');
  expect(await runtimeConfig()).toEqual({
    ...buildTimeConfig,
    sessionLifetimeSeconds: 60,
    links: { payment: 'https://pay.example' },
  });
  expect(fetch).not.toHaveBeenCalled();
});

it('is asked for where the page has none or nonsense, and falls back to the build with a warning (SC-06)', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  write('{nonsense');
  expect(await runtimeConfig()).toEqual(buildTimeConfig);
  expect(warn).toHaveBeenCalled();
});
