import type { PhoneColour, phones } from '../../../db/schema/phones.ts';

/** A phone as the range is written down. Prices are invented, in pounds, VAT included. */
export interface PhoneModel {
  slug: string;
  name: string;
  /** The first of a month. */
  releasedOn: `${number}-${number}-01`;
  shape: (typeof phones.$inferSelect)['shape'];
  screenInInches: number;
  cameraInMegapixels: number;
  sim: 'eSIM only' | 'SIM and eSIM' | 'SIM only';
  /** It is pictured in the first: one that tells it from its neighbours, as black phones look alike. */
  colours: readonly PhoneColour[];
  /** Its price as new, by gigabytes. */
  prices: Readonly<Record<number, number>>;
  /** In which conditions it is sold: one that is no longer made is refurbished only. */
  sold: 'new' | 'new and refurbished' | 'refurbished';
  /** Pounds that are taken off the price as new for now. */
  reducedBy?: number;
}

export interface Brand {
  id: string;
  name: string;
  models: readonly PhoneModel[];
}

const shades = {
  black: ['Black', '#2b2b2e'],
  blue: ['Blue', '#5d7fa6'],
  cream: ['Cream', '#e9e2d0'],
  graphite: ['Graphite', '#53565a'],
  green: ['Green', '#6f8b70'],
  grey: ['Grey', '#9a9c9f'],
  lavender: ['Lavender', '#b9b3d3'],
  mint: ['Mint', '#b5d6c5'],
  navy: ['Navy', '#2f3e58'],
  orange: ['Orange', '#d9824a'],
  pink: ['Pink', '#e2a9b4'],
  red: ['Red', '#b2323f'],
  sand: ['Sand', '#c9b79c'],
  silver: ['Silver', '#c9ccd0'],
  teal: ['Teal', '#4f8a8b'],
  violet: ['Violet', '#7d6b99'],
  white: ['White', '#f1f1ee'],
  yellow: ['Yellow', '#ead27a'],
} as const;

type Shade = keyof typeof shades;

/** The colours of these names, as they are shown and drawn. */
export const colours = (...ids: readonly Shade[]): PhoneColour[] =>
  ids.map((id) => ({ id, name: shades[id][0], hex: shades[id][1] }));
