import { afterEach, expect, test, vi } from 'vitest';
import { forgetRedirectResult, takeRedirectResult } from './redirect-result.ts';

const id = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0c01';
const another = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0c02';

/** A site whose address bar follows. */
function siteAt(address: string) {
  window.history.replaceState(null, '', address);
  const go = vi.fn((path: string) => window.history.replaceState(null, '', path));
  return { site: { navigation: { go } } as unknown as Parameters<typeof takeRedirectResult>[0], go };
}

afterEach(() => {
  for (const one of [id, another]) forgetRedirectResult(one);
  window.history.replaceState(null, '', '/');
});

test('what the bank gave along is taken out of the address at once, in place of it (PH-11)', () => {
  const { site, go } = siteAt(`/pay/${id}?sessionId=CS1&redirectResult=as%20the%20bank%20gave%20it`);
  expect(takeRedirectResult(site, id)).toEqual({ redirectResult: 'as the bank gave it' });
  expect(go).toHaveBeenCalledExactlyOnceWith(`/pay/${id}`, { replace: true });
  expect(location.search).toBe('');
});

test('it is there for a page that is drawn once more, until the payment has gone on with it', () => {
  const { site } = siteAt(`/pay/${id}?redirectResult=given`);
  takeRedirectResult(site, id);
  expect(takeRedirectResult(site, id)).toEqual({ redirectResult: 'given' });
  forgetRedirectResult(id);
  expect(takeRedirectResult(site, id)).toBeNull();
});

test('it is given to its own payment alone', () => {
  const { site } = siteAt(`/pay/${id}?redirectResult=given`);
  takeRedirectResult(site, id);
  expect(takeRedirectResult(site, another)).toBeNull();
});

test('what came last holds', () => {
  takeRedirectResult(siteAt(`/pay/${id}?redirectResult=first`).site, id);
  expect(takeRedirectResult(siteAt(`/pay/${id}?redirectResult=second`).site, id)).toEqual({ redirectResult: 'second' });
});

test.each([`/pay/${id}`, `/pay/${id}?redirectResult=`, `/pay/${id}?for=anything`])(
  'there is nothing in %s',
  (address) => {
    expect(takeRedirectResult(siteAt(address).site, id)).toBeNull();
  },
);

test('an address without it is left as it is', () => {
  const { site, go } = siteAt(`/pay/${id}?for=anything`);
  takeRedirectResult(site, id);
  expect(go).not.toHaveBeenCalled();
});

test('what the provider’s own page gave is taken out, too, and an address with nothing but its session (PH-11)', () => {
  const { site } = siteAt(`/pay/${id}?sessionId=CS1&sessionResult=of%20the%20session`);
  expect(takeRedirectResult(site, id)).toEqual({ sessionResult: 'of the session' });
  expect(location.search).toBe('');
  forgetRedirectResult(id);
  const { site: back } = siteAt(`/pay/${id}?sessionId=CS1`);
  expect(takeRedirectResult(back, id)).toBeNull();
  expect(location.search).toBe('');
});
