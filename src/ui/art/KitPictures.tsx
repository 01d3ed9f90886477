import { OnHill } from './OnHill.tsx';
import classes from './kit-pictures.module.css';
import type { Stroke } from './stroke.ts';

/** What engineers fit, in the order in which the light comes through it, and what they plug in. */
const pieces = {
  box: [
    ['ink', 'M38 60h28m108 0h28M38 92h36m-36 32h28m108 0h28m-36-32h36', 'line'],
    ['turquoise', 'M94 54h52a8 8 0 0 1 8 8v56a8 8 0 0 1-8 8H94a8 8 0 0 1-8-8V62a8 8 0 0 1 8-8Z'],
    ['card', 'M120 80a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z'],
    ['pink', 'M120 126v30c0 12-40 2-58 18', 'line'],
  ],
  socket: [
    ['card', 'M88 44h64a8 8 0 0 1 8 8v76a8 8 0 0 1-8 8H88a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8Z'],
    ['ink', 'M88 44h64a8 8 0 0 1 8 8v76a8 8 0 0 1-8 8H88a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8Z', 'line'],
    ['turquoise', 'M98 62a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm18 0a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z'],
    ['ink', 'M106 92h28v22h-28Z'],
    ['pink', 'M120 104v36c0 22 44 8 70 20', 'line'],
  ],
  router: [
    ['yellow', 'M66 104h108a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10H66a10 10 0 0 1-10-10v-22a10 10 0 0 1 10-10Z'],
    ['ink', 'M78 104V72m84 32V72M78 146v10m84-10v10', 'line'],
    ['card', 'M78 120a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm18 0a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z'],
    ['turquoise', 'M104 84c9-9 23-9 32 0m-44-13c16-16 40-16 56 0m-68-13c23-22 57-22 80 0', 'line'],
    ['pink', 'M184 124c22 0 14 34 44 32', 'line'],
  ],
} as const satisfies Record<string, readonly Stroke[]>;

type KitPicturesProps = {
  /** Each with what it is called, in the order in which they are shown. */
  kit: readonly { piece: keyof typeof pieces; caption: string }[];
};

/** What an engineer leaves in a home, side by side, each over its name. */
export function KitPictures({ kit }: KitPicturesProps) {
  return (
    <ul className={classes.kit}>
      {kit.map(({ piece, caption }) => (
        <li key={piece} className={classes.piece}>
          <OnHill strokes={pieces[piece]} />
          {caption}
        </li>
      ))}
    </ul>
  );
}
