import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problem } from '../gateway-client/testing/fake-fetch.ts';
import { testClient } from '../gateway-client/testing/test-client.ts';
import { log } from '../runtime/log.ts';
import { quietly, type QuietLook } from './quiet-look.ts';

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

test.each([401, 500])(
  'a look that is answered with %i leads nowhere, and a call of the page does (ER-01, ER-03)',
  async (status) => {
    const path = '/member-api/v1/members/me/sessions';
    const { gateway, onUnauthorised, onServerError } = testClient({
      [`GET ${path}`]: () => problem(status, 'refused'),
    });
    await expect(quietly(gateway).gateway.GET(path)).rejects.toMatchObject({ status });
    expect(onUnauthorised).not.toHaveBeenCalled();
    expect(onServerError).not.toHaveBeenCalled();
    await expect(gateway.GET(path)).rejects.toMatchObject({ status });
    expect(onUnauthorised.mock.calls.length + onServerError.mock.calls.length).toBe(1);
  },
);

/** A look of a page that is due, and whether it has been done a moment later. */
function dueLook({ somebodyThere }: QuietLook) {
  const done = vi.fn();
  const stopping = new AbortController();
  const looked = async () => {
    await somebodyThere(stopping.signal);
    done();
  };
  void looked();
  const isDone = async () => {
    document.dispatchEvent(new Event('pointermove'));
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    return done.mock.calls.length > 0;
  };
  return { isDone, stop: () => stopping.abort() };
}

test('a page that was left looks for nothing, whoever moves at another one, until it is shown again; then it looks at once', async () => {
  const { gateway } = testClient({});
  const page = quietly(gateway);
  page.onShown(true);
  expect(await dueLook(page).isDone()).toBe(true);
  page.onShown(false);
  quietly(gateway).onShown(true);
  const look = dueLook(page);
  expect(await look.isDone()).toBe(false);
  page.onShown(true);
  expect(await look.isDone()).toBe(true);
});

test('a look that is given up while its page is away is not done when the page is shown again', async () => {
  const page = quietly(testClient({}).gateway);
  const look = dueLook(page);
  await look.isDone();
  look.stop();
  page.onShown(true);
  expect(await look.isDone()).toBe(false);
});
