/** The ways in which every state is pictured. px */
const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;
const colours = ['light', 'dark'] as const;

export const pictureWays = screens.flatMap((screen) => colours.map((colour) => ({ ...screen, colour })));

type Way = (typeof pictureWays)[number];

export const pictureFile = (name: string, { width, colour }: Pick<Way, 'width' | 'colour'>): string =>
  `${name}.${width}-${colour}.png`;
