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

/** Whom a link is for; with neither flag it always shows (SH-11). */
export type Audience = { loggedInOnly?: boolean; loggedOutOnly?: boolean };

export type NavigationLink = Audience & {
  id: string;
  title: string;
  url: string;
  analyticsId: string;
  target?: LinkTarget;
  openByDefaultMobile?: boolean;
  sub_links?: readonly SubLink[];
};

export type AccountLink = Audience & { id: string; title: string; url: string; analyticsId: string };

export type FooterLink = {
  id: string;
  title: string;
  url: string;
  target?: LinkTarget;
  /** Drawn stronger than its neighbours. */
  increaseVisibility?: boolean;
};

export type FooterGroup = { id: string; title: string; footer_links: readonly FooterLink[] };
