import { late } from '../journey-host/late.ts';

/** The tools of product owners and testers, where they are on: all that the site knows of them. */
export const studio = late(() => import('../../studio/bridge.ts'));

/** The addresses of their pages. */
export const studioPaths: readonly string[] = ['/tools', '/ui/:page?', '/inspector/:journey?'];

/** The inspector has a frame of its own; the host gives it a page without the site's (server/pages.ts). */
export const isFramed = (path: string): boolean => /^\/inspector(?:\/|$)/.test(path);
