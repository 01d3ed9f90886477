import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../runtime/log.ts';
import { contextTypeOf } from './recommendation-tracking.ts';
import { createThirdPartyScripts } from './third-party-scripts.ts';

const config = {
  tagManagerUrl: 'https://tags.example.com/tm.js',
  personalisation: { url: 'https://suits.example.com/p.js', siteId: 'site-7' },
};
const reload = vi.fn<() => void>();
/** Kept from happy-dom, which would fetch them. */
let scripts: HTMLScriptElement[] = [];
beforeEach(() => {
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation(
    (...nodes) => void scripts.push(...(nodes as HTMLScriptElement[])),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockReset();
  delete window.dataLayer;
  delete window.recommendationTracking;
});

const loaded = () => scripts.map(({ src }) => new URL(src).hostname);

describe('the scripts of others', () => {
  it.each([[null], [[]]])('do not come without consent: %s (SC-14)', (choice) => {
    createThirdPartyScripts({ config, reload }).consented(choice);
    expect(loaded()).toEqual([]);
    // Whoever is asked and refuses is known to have; a script that comes later reads that.
    expect(window.dataLayer).toEqual(choice ? [{ event: 'consent_changed', consent_groups: 'C0001' }] : undefined);
    expect(window.recommendationTracking).toBeUndefined();
  });

  it.each([
    [['C0002'] as const, ['tags.example.com']],
    [['C0003'] as const, ['suits.example.com']],
    [['C0004'] as const, ['tags.example.com']],
    [['C0002', 'C0003', 'C0004'] as const, ['tags.example.com', 'suits.example.com']],
  ])('come by their own consent and in their order: %s (SC-13, SC-14)', (choice, expected) => {
    createThirdPartyScripts({ config, reload }).consented(choice);
    expect(loaded()).toEqual(expected);
    expect(scripts.every(({ async }) => !async)).toBe(true);
  });

  it('come once, and the data layer tells what may be done with them now (SC-13)', () => {
    const scripts = createThirdPartyScripts({ config, reload });
    scripts.consented(['C0002']);
    scripts.consented(['C0002', 'C0003', 'C0004']);
    expect(loaded()).toEqual(['tags.example.com', 'suits.example.com']);
    expect(window.dataLayer).toEqual([
      { event: 'consent_changed', consent_groups: 'C0001,C0002' },
      { event: 'consent_changed', consent_groups: 'C0001,C0002,C0003,C0004' },
    ]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('go away with the page when consent is withdrawn (SC-13)', () => {
    const scripts = createThirdPartyScripts({ config, reload });
    scripts.consented(['C0002', 'C0003', 'C0004']);
    scripts.consented(['C0002', 'C0004']);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([[null], [[]]])(
    'hear of the withdrawal before the page goes, so that they send nothing then: %s (SC-13)',
    (choice) => {
      const scripts = createThirdPartyScripts({ config, reload });
      scripts.consented(['C0002']);
      reload.mockImplementationOnce(() =>
        expect(window.dataLayer?.at(-1)).toEqual({ event: 'consent_changed', consent_groups: 'C0001' }),
      );
      scripts.consented(choice);
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  it('need not go when one of two reasons is left, or when nothing had run (SC-13)', () => {
    const scripts = createThirdPartyScripts({ config, reload });
    scripts.consented([]);
    scripts.consented(['C0002', 'C0004']);
    scripts.consented(['C0002']);
    expect(reload).not.toHaveBeenCalled();
  });

  it('that do not load trouble nobody', () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue();
    createThirdPartyScripts({ config, reload }).consented(['C0002']);
    scripts[0]?.dispatchEvent(new Event('error'));
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('are nowhere where none is configured (SC-14)', () => {
    createThirdPartyScripts({ config: {}, reload }).consented(['C0002', 'C0003', 'C0004']);
    expect(loaded()).toEqual([]);
  });
});

describe('recommendation tracking', () => {
  it('is told the site, where the customer is, and whether advertising is consented to (SC-18)', () => {
    const scripts = createThirdPartyScripts({ config, reload });
    scripts.consented(['C0003']);
    expect(window.recommendationTracking).toMatchObject({ siteId: 'site-7', cookieConsent: false });
    scripts.consented(['C0003', 'C0004']);
    expect(window.recommendationTracking).toMatchObject({ siteId: 'site-7', cookieConsent: true });
    scripts.pageChanged('/book-install/home');
    expect(window.recommendationTracking).toEqual({ siteId: 'site-7', contextType: 'order', cookieConsent: true });
  });

  it('is told nothing without consent, wherever the customer goes (SC-18)', () => {
    const scripts = createThirdPartyScripts({ config, reload });
    scripts.consented(['C0002', 'C0004']);
    scripts.pageChanged('/dashboard');
    expect(window.recommendationTracking).toBeUndefined();
  });

  it.each([
    ['/', 'home'],
    ['/choose-plan', 'order'],
    ['/book-install/outside', 'order'],
    ['/dashboard/orders', 'account'],
    ['/terms', 'content'],
  ])('%s is the context %s (SC-18)', (path, context) => {
    expect(contextTypeOf(path)).toBe(context);
  });
});
