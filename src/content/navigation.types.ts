/** The fields of links, in the specification's words (point 3, Navigation). */
type LinkTarget = '_self' | '_blank';

export type SubLink = {
  id: string;
  title: string;
  url: string;
  analyticsId: string;
  target?: LinkTarget;
  /** Shows a "new" flag. */
  newLink?: boolean;
};

/** A link with neither flag always shows (SH-11). */
type Visibility = { loggedInOnly?: boolean; loggedOutOnly?: boolean };

export type NavigationLink = Visibility & {
  id: string;
  title: string;
  url: string;
  analyticsId: string;
  target?: LinkTarget;
  openByDefaultMobile?: boolean;
  sub_links?: readonly SubLink[];
};

export type AccountLink = Visibility & { id: string; title: string; url: string; analyticsId: string };

type FooterLink = {
  id: string;
  title: string;
  url: string;
  target?: LinkTarget;
  /** Drawn stronger than its neighbours. */
  increaseVisibility?: boolean;
};

export type FooterGroup = { id: string; title: string; footer_links: readonly FooterLink[] };

/** The links that this customer sees (SH-11). */
export function visibleLinks<Link extends Visibility>(links: readonly Link[], isLoggedIn: boolean): Link[] {
  return links.filter(({ loggedInOnly, loggedOutOnly }) =>
    isLoggedIn ? loggedOutOnly !== true : loggedInOnly !== true,
  );
}
