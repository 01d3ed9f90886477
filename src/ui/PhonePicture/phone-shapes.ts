/** What is drawn in black or white over the colour of the phone, at some strength; `fill` is one of them. */
type Piece = { d: string; fill: '#000' | '#fff'; opacity?: number };

/** A rectangle, as a path; `r` rounds its corners. */
const block = (x: number, y: number, width: number, height: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h-${width}z`
    : `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${width - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${height - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`;

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** Lenses of one size around these points, as two paths: each with its glint. */
const lenses = (points: readonly (readonly [x: number, y: number])[], r = 6): Piece[] => [
  { d: points.map(([x, y]) => disc(x, y, r)).join(''), fill: '#000', opacity: 0.8 },
  { d: points.map(([x, y]) => disc(x - r / 4, y - r / 4, r / 4)).join(''), fill: '#fff', opacity: 0.5 },
];

const raised = (d: string): Piece => ({ d, fill: '#000', opacity: 0.14 });

/** The cameras on the back of a phone, which is what tells one from another. In a box of 120 × 140, the back from 12, 8 to 72, 130. */
export const cameras = {
  island: [
    raised(block(18, 14, 34, 34, 11)),
    ...lenses([
      [28, 24],
      [28, 39],
      [43, 31],
    ]),
  ],
  bar: [
    raised(block(12, 22, 60, 18)),
    ...lenses([
      [25, 31],
      [40, 31],
    ]),
    { d: disc(58, 31, 2.5), fill: '#fff', opacity: 0.8 },
  ],
  column: [
    ...lenses([
      [25, 23],
      [25, 39],
      [25, 55],
    ]),
    { d: disc(40, 23, 2.5), fill: '#fff', opacity: 0.8 },
  ],
  corner: [
    raised(block(18, 14, 22, 36, 11)),
    ...lenses(
      [
        [29, 24],
        [29, 41],
      ],
      7,
    ),
  ],
  rings: [
    raised(disc(42, 36, 20)),
    ...lenses(
      [
        [42, 25],
        [34, 40],
        [50, 40],
      ],
      5,
    ),
  ],
  fold: [
    { d: block(12, 67, 60, 3), fill: '#000', opacity: 0.35 },
    ...lenses([
      [25, 22],
      [41, 22],
    ]),
  ],
} as const satisfies Record<string, readonly Piece[]>;

export type PhoneShape = keyof typeof cameras;

export const backOf: string = block(12, 8, 60, 122, 12);
export const frontOf: string = block(48, 12, 60, 122, 12);
export const screenOf: string = block(51, 15, 54, 116, 9);

/** A shape that we do not know is drawn as the plainest. */
export const shapeOf = (shape: string): PhoneShape => (Object.hasOwn(cameras, shape) ? (shape as PhoneShape) : 'bar');
