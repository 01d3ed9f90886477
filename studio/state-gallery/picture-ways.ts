/** The ways in which every state is pictured. px */
const screens = [
  { width: 360, height: 740, isNarrow: true },
  { width: 768, height: 1024, isNarrow: false },
  { width: 1280, height: 900, isNarrow: false },
] as const;
const colours = ['light', 'dark'] as const;

export const pictureWays = screens.flatMap((screen) => colours.map((colour) => ({ ...screen, colour })));

export type PictureWay = (typeof pictureWays)[number];

export const pictureFile = (name: string, { width, colour }: Pick<PictureWay, 'width' | 'colour'>): string =>
  `${name}.${width}-${colour}.png`;
