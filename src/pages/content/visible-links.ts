import type { Audience, NavigationLink, SubLink } from './navigation.types.ts';

/** The links that this customer sees (SH-11). One that is for members only and for visitors only is for nobody. */
export function visibleLinks<Link extends Audience>(links: readonly Link[], isLoggedIn: boolean): Link[] {
  return links.filter(({ loggedInOnly, loggedOutOnly }) =>
    isLoggedIn ? loggedOutOnly !== true : loggedInOnly !== true,
  );
}

/** What opens under a link: its sub-links, after its own page where none of them leads there. */
export function linksUnder(link: NavigationLink): readonly SubLink[] {
  const { sub_links: subLinks = [], id, title, url, analyticsId, target } = link;
  return subLinks.some((sub) => sub.url === url) ? subLinks : [{ id, title, url, analyticsId, target }, ...subLinks];
}
