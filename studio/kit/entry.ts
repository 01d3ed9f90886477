import type { ComponentProps, ComponentType, ElementType } from 'react';

/** In the order of the side navigation. */
export const groups = ['Foundations', 'Layout', 'Actions', 'Messages', 'Forms', 'Order', 'Journeys'] as const;

export type Group = (typeof groups)[number];

export type Example = {
  /** Its place in the address, `#loading`; links to it are passed around, so it stays. */
  id: string;
  title: string;
  /** What to look at, or what to try. */
  about?: string;
  /** Checklist rows that can be seen here. */
  rows?: readonly string[];
  /** As wide as the page and without room around it, for what brings its own. */
  bare?: boolean;
  Draw: ComponentType;
};

/** One page of the gallery. */
export type Entry = {
  /** `/ui/<slug>` */
  slug: string;
  name: string;
  group: Group;
  /** What it is for, in a sentence or two. */
  purpose: string;
  /** The files it shows, from the root; every component of src/ui is in one entry (entries.test.tsx). */
  files: readonly string[];
  /** Only for a component: each property and what it does. */
  props?: readonly { name: string; about: string }[];
  /** What holds wherever it is used. */
  rules: readonly string[];
  rows: readonly string[];
  examples: readonly Example[];
};

/**
 * The properties of a component with a line about each. Does not compile when one is missing or does not exist, so the
 * gallery cannot fall behind the kit.
 */
export function propsOf<Component extends ElementType>(
  about: Record<keyof ComponentProps<Component> & string, string>,
  /** Of which component, where the page has several. */
  component?: string,
): { name: string; about: string }[] {
  const prefix = component === undefined ? '' : `${component}.`;
  return Object.entries<string>(about).map(([name, words]) => ({ name: `${prefix}${name}`, about: words }));
}

export const galleryPath = '/ui';

export const pathOf = ({ slug }: Pick<Entry, 'slug'>): string => `${galleryPath}/${slug}`;
