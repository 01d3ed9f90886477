import { listedPhones } from 'virtual:phone-range';
import { paths } from '../../machines/shared/paths.ts';
import { contentPages } from '../pages/content/content-pages.ts';
import { isProtected } from '../session/protected-paths.ts';
import { openingViews } from './opening-views.ts';
import { descriptions, phoneDescription } from './page-descriptions.ts';

export type SitePage = {
  path: string;
  title: string;
  description: string;
  /** Whether search engines may list it: pages that anybody may begin with. */
  listed: boolean;
  /** A page of words that are the same for everybody, so that they are known ahead of time. */
  isWords: boolean;
  /** Its heading and its lead are the same for everybody who may open it, so that they are known ahead of time. */
  opens?: true;
  /** Day of publication of an article, YYYY-MM-DD. */
  publishedOn?: string;
};

/** The pages of the journeys that people may begin with. */
const listedJourneys: ReadonlySet<string> = new Set([
  paths.home,
  paths.postcodeChecker,
  paths.phones,
  paths.refurbishedPhones,
]);

/** Every page of the site, with what its head says of it. Used by the build, not by the site. */
export async function sitePages(): Promise<SitePage[]> {
  const journeys = Object.entries(descriptions).map(([path, words]) => ({
    path,
    ...words,
    listed: listedJourneys.has(path),
    isWords: false,
    ...(Object.hasOwn(openingViews, path) && { opens: true as const }),
  }));
  const pagesOfWords = await Promise.all(
    Object.entries(contentPages).map(async ([path, load]): Promise<SitePage> => {
      const { title, description, published } = (await load()).page;
      return {
        path,
        title,
        description,
        listed: !isProtected(path),
        // The cookie page has the customer's own choice in it.
        isWords: path !== paths.cookies && !isProtected(path),
        ...(published && { publishedOn: published.on }),
      };
    }),
  );
  const phones = listedPhones.map(({ slug, brand, name }): SitePage => ({
    path: `${paths.phones}/${slug}`,
    title: `${brand.name} ${name}`,
    description: phoneDescription(`${brand.name} ${name}`),
    listed: true,
    isWords: false,
  }));
  return [...journeys, ...pagesOfWords, ...phones];
}
