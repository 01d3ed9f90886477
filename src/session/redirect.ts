/** Stands in for our own origin when a path is read; never asked for anything. */
const anyOrigin = 'http://same.invalid';

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const unsafe = /[\u0000-\u0020\u007f-\u009f\\]/;

export const isAuthPath = (pathname: string): boolean => /^\/auth(\/|$)/i.test(pathname);

/**
 * Where to go after log-in: a path of this site with query and hash (AU-10). Anything that could lead elsewhere, and
 * anything that would lead to log-in, log-out or registration again, becomes `/`.
 */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted || !wanted.startsWith('/') || unsafe.test(wanted) || !URL.canParse(wanted, anyOrigin)) return '/';
  const url = new URL(wanted, anyOrigin);
  // Dots are resolved by now: `/.//elsewhere` has become `//elsewhere`, `/x/../auth/login` the log-in page.
  if (url.origin !== anyOrigin || url.pathname.startsWith('//') || isAuthPath(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The page that asks for a full name and leads back to `current`. */
export const aboutYouPath = (current: string): string =>
  `/about-you?${new URLSearchParams({ redirect: safeRedirect(current) }).toString()}`;

const leadingBack =
  (page: string) =>
  (current: string): string =>
    `${page}?${new URLSearchParams({ referrer: 'broadband', redirect: safeRedirect(current) }).toString()}`;

/** The log-in page that leads back to `current`, a path with its query (AU-09). */
export const logInPath = leadingBack('/auth/login');

/** The page for who is new, in the same way. */
export const registerPath = leadingBack('/auth/register');
