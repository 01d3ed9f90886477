/** What is drawn in black or white over the colour of the phone, at some strength; `fill` is one of them. */
type Piece = { d: string; fill: '#000' | '#fff'; opacity?: number };

/** A rectangle with round corners, as a path. */
const block = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${width - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${height - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`;

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

const lens = (x: number, y: number, r = 6): Piece[] => [
  { d: disc(x, y, r), fill: '#000', opacity: 0.8 },
  { d: disc(x - r / 4, y - r / 4, r / 4), fill: '#fff', opacity: 0.5 },
];

const raised = (d: string): Piece => ({ d, fill: '#000', opacity: 0.14 });

/** The cameras on the back of a phone, which is what tells one from another. In a box of 120 × 140, the back from 12, 8 to 72, 130. */
export const cameras = {
  island: [raised(block(18, 14, 34, 34, 11)), ...lens(28, 24), ...lens(28, 39), ...lens(43, 31)],
  bar: [
    raised(block(12, 22, 60, 18, 0)),
    ...lens(25, 31),
    ...lens(40, 31),
    { d: disc(58, 31, 2.5), fill: '#fff', opacity: 0.8 },
  ],
  column: [...lens(25, 23), ...lens(25, 39), ...lens(25, 55), { d: disc(40, 23, 2.5), fill: '#fff', opacity: 0.8 }],
  corner: [raised(block(18, 14, 22, 36, 11)), ...lens(29, 24, 7), ...lens(29, 41, 7)],
  rings: [raised(disc(42, 36, 20)), ...lens(42, 25, 5), ...lens(34, 40, 5), ...lens(50, 40, 5)],
  fold: [{ d: block(12, 67, 60, 3, 0), fill: '#000', opacity: 0.35 }, ...lens(25, 22), ...lens(41, 22)],
} as const satisfies Record<string, readonly Piece[]>;

export type PhoneShape = keyof typeof cameras;

export const backOf: string = block(12, 8, 60, 122, 12);
export const frontOf: string = block(48, 12, 60, 122, 12);
export const screenOf: string = block(51, 15, 54, 116, 9);

/** A shape that we do not know is drawn as the plainest. */
export const shapeOf = (shape: string): PhoneShape => (Object.hasOwn(cameras, shape) ? (shape as PhoneShape) : 'bar');
