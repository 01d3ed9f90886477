import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenToUnlisted, isProtected } from './protected-paths.ts';
import { aboutYouPath, isAuthPath, logInPath, safeRedirect } from './redirect.ts';

describe('the way to log-in (AU-09)', () => {
  it('carries the referrer and where the customer is, with the query', () => {
    expect(logInPath('/choose-plan?speed=500&x=1')).toBe(
      '/auth/login?referrer=broadband&redirect=%2Fchoose-plan%3Fspeed%3D500%26x%3D1',
    );
  });

  it('and back again is the page that was left', () => {
    const back = new URL(logInPath('/book-install/home?a=b#c'), 'http://localhost').searchParams.get('redirect');
    expect(safeRedirect(back)).toBe('/book-install/home?a=b#c');
  });

  it('does not lead back to log-in itself', () => {
    expect(logInPath('/auth/login?redirect=/')).toBe('/auth/login?referrer=broadband&redirect=%2F');
  });
});

describe('a redirect after log-in (AU-10)', () => {
  it.each(['/', '/dashboard', '/customise-plan?saved=K7M2QX9P', '/order-summary#top', '/authors'])(
    'to %s is followed',
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );

  it.each([
    null,
    undefined,
    '',
    'dashboard',
    'https://elsewhere.example.com',
    '//elsewhere.example.com',
    '/\\elsewhere.example.com',
    '/.//elsewhere.example.com',
    '/x/..//elsewhere.example.com',
    '/\t/elsewhere.example.com',
    '\t//elsewhere.example.com',
    '/%5C\n/elsewhere.example.com',
    'javascript:alert(1)',
    '/auth/login',
    '/auth',
    '/AUTH/logout',
    '/x/../auth/register?redirect=/',
    '/%2e/auth/login',
  ])('to %o goes home instead', (wanted) => {
    expect(safeRedirect(wanted)).toBe('/');
  });

  const nasty = fc.string({
    unit: fc.constantFrom(...'/\\.:@?#%ea2f5c \t\n\u0000'.split(''), 'auth', 'http', 'x.example.com'),
  });

  it('never leaves the site and never comes to log-in, whatever is asked for', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          nasty,
          nasty.map((end) => `/${end}`),
          fc.webUrl(),
        ),
        (wanted) => {
          const home = 'https://home.example.org';
          const target = new URL(safeRedirect(wanted), `${home}/auth/login`);
          expect(target.origin).toBe(home);
          expect(isAuthPath(target.pathname)).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is the same when it is asked for twice', () => {
    fc.assert(
      fc.property(nasty, (end) => {
        const once = safeRedirect(`/${end}`);
        expect(safeRedirect(once)).toBe(once);
      }),
    );
  });
});

describe('the page for a full name (SC-10: about-you-redirect)', () => {
  it('leads back to where the member was', () => {
    expect(aboutYouPath('/customise-plan?x=1')).toBe('/about-you?redirect=%2Fcustomise-plan%3Fx%3D1');
  });
});

describe('what is open to members who are on no list (AU-12)', () => {
  it.each(['/register-interest', '/register-interest/', '/auth/logout'])('%s', (path) => {
    expect(isOpenToUnlisted(path)).toBe(true);
  });

  it.each(['/', '/dashboard', '/register-interest/x', '/auth/login'])('but not %s', (path) => {
    expect(isOpenToUnlisted(path)).toBe(false);
  });
});

describe('pages for members only (AU-08)', () => {
  it.each([
    '/switch',
    '/switch/',
    '/customise-plan',
    '/book-install',
    '/book-install/dates',
    '/book-install/home',
    '/order-confirmation',
    '/order-summary',
    '/dashboard',
    '/dashboard/plans',
    '/buy/phone-1',
    '/about-you',
    '/spread',
    '/top-up',
    '/basket/checkout',
    '/basket/checkout/payment',
    '/checkout',
    '/checkout/review',
    '/book-install/key-info',
    '/Dashboard',
  ])('%s asks for a log-in', (path) => {
    expect(isProtected(path)).toBe(true);
  });

  it.each([
    '/',
    '/postcode-checker',
    '/choose-plan',
    '/register-interest',
    '/auth/login',
    '/error',
    '/switching-guide',
    '/basket',
    '/mobile-phones',
  ])('%s is open to everyone', (path) => {
    expect(isProtected(path)).toBe(false);
  });
});
