/** The screens of a journey's map, as the build has drawn them. */
export type DrawnScreens = {
  /** Addresses of the style sheets that they need, in the order in which these follow each other. */
  styles: readonly string[];
  /** By the ids of the places on the map. Whose site it is is still to be filled in. */
  markups: Readonly<Record<string, string>>;
};

/** Where the build puts them, in a folder that the web host gives out where the tools are on. */
export const screensData = (journey: string): string => `studio-data/screens/${journey}.json`;
