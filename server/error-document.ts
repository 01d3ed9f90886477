import type { HostContext } from './context.ts';
import { htmlDocument } from './document.ts';

/** The part of a request's id that is enough to find it in a day's log; what the page of a failed call shows, too. */
const SHOWN_DIGITS = 8;

const styles = `
  body { margin: 0; padding: 3rem 1.25rem; font: 1.125rem/1.5 Arial, Helvetica, sans-serif; color: #1e2212; background: #fbf8f0 }
  main { max-width: 40rem; margin: 0 auto }
  h1 { font-size: 2rem; line-height: 1.2 }
  a { display: inline-block; padding: .75rem 0; margin-inline-end: 1.5rem; color: inherit }
  @media (prefers-color-scheme: dark) { body { color: #f6f3e6; background: #14170d } }
`;

const documentOf = (reference: string) =>
  htmlDocument(`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Oops, something went wrong</h1>
<p>Please try again later</p>
<p>It’s our fault, not yours. Load the page again in a moment. What you chose and typed before is kept in your browser.</p>
<p>If it happens again, tell us this reference. It leads us straight to what went wrong.</p>
<p>Reference: <strong>${reference}</strong></p>
<p><a href="">Try again</a><a href="/contact-us">Contact us</a><a href="/">Go to the home page</a></p>
<p><small>What our server said: Internal server error.</small></p>
</main>
</body>
</html>`);

/** Whether a person waits for a page, and not a script for data. */
export const isForPage = ({ req }: HostContext): boolean =>
  req.method === 'GET' && (req.header('accept') ?? '').includes('text/html') && !req.path.startsWith('/api/');

/**
 * The page of an error of the host itself, which needs nothing that could be broken: no file of the site, no script (ER-06, ER-07).
 * Support finds what went wrong by the reference, which begins the line in the log.
 */
export function serveError(c: HostContext): Response {
  const page = documentOf(c.get('requestId').slice(0, SHOWN_DIGITS));
  c.set('inline', page.inline);
  return c.html(page.html, 500, { 'Cache-Control': 'no-store' });
}
