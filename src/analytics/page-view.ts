import { paths } from '../../machines/shared/paths.ts';
import { contentPages, tidyPath } from '../pages/content/content-pages.ts';
import type { AnalyticsEvent } from './catalogue.ts';

const ofJourneys: readonly string[] = Object.values(paths);
const known: readonly string[] = [...ofJourneys, ...Object.keys(contentPages)];

/**
 * The path as it may be told: a page of the site, or the page that it is under (`/dashboard/*`). What somebody has typed
 * or what a link has in it beyond that is theirs; pages that are none are all `/404`.
 */
export function pagePathOf(pathname: string): string {
  const path = tidyPath(pathname.toLowerCase());
  if (known.includes(path)) return path;
  const above = known.filter((page) => page !== paths.home && path.startsWith(`${page}/`));
  const nearest = above.toSorted((a, b) => b.length - a.length)[0];
  return nearest === undefined ? paths.notFound : `${nearest}/*`;
}

const typeByPath: Readonly<Record<string, string | undefined>> = {
  [paths.home]: 'home',
  [paths.notFound]: 'not_found',
  [paths.terms]: 'information',
  [paths.privacy]: 'information',
  [paths.cookies]: 'information',
  [paths.help]: 'information',
};

/** What kind of page it is: the first part of its path, unless several pages are of one kind. */
function pageTypeOf(path: string): string {
  if (known.includes(path) && !ofJourneys.includes(path)) return 'information';
  return typeByPath[path] ?? (path.split('/')[1] ?? '').replaceAll('-', '_').replace(/[^a-z\d_]/g, '');
}

/** Tells a page when it comes up; null while the path stays the same (another view, a query, an anchor). */
export function createPageViews() {
  let shown: string | null = null;
  return (pathname: string, title: string): AnalyticsEvent | null => {
    if (pathname === shown) return null;
    shown = pathname;
    const path = pagePathOf(pathname);
    return { name: 'page_view', data: { page_path: path, page_title: title, page_type: pageTypeOf(path) } };
  };
}
