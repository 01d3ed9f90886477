import { larkPath } from './lark-path.ts';
import classes from './scene.module.css';

/** How far the fibre has come: along the street, to the box on the outside wall, to the router. */
export type Reach = 'street' | 'wall' | 'home';

const stretches = [
  ['street', 'M0 66c30 22 62 26 96 24'],
  ['wall', 'M96 90c80 62 190 78 308 71'],
  ['home', 'M404 161h32'],
] as const;

const order: readonly Reach[] = ['street', 'wall', 'home'];

/** Where the lark sits or flies: at the end of the line. */
const perch: Readonly<Record<Reach, string>> = {
  street: 'translate(108 16) rotate(-10) scale(.8)',
  wall: 'translate(326 90) rotate(-10) scale(.8)',
  home: 'translate(396 34) rotate(-10) scale(.9)',
};

/** A home, the street, and the line between them: whole as far as the fibre has come, dotted from there on. Decoration only. */
export function JoinedHome({ reach }: { reach: Reach }) {
  const come = order.indexOf(reach);
  const isOnWall = come >= 1;
  const isIn = come >= 2;
  return (
    <svg className={`${classes.scene} ${classes.wide}`} viewBox="0 0 640 240" aria-hidden data-reach={reach}>
      <circle data-tone="sun" cx="479" cy="116" r="112" />
      <path data-tone="olive" d="M0 240v-40C120 178 220 194 330 190s220-14 310 4v46Z" />
      <path data-tone="ink" data-kind="line" d="M96 204V74m-26 16h52m-45 22h38" />
      <path data-tone="card" d="M404 108l75-58 75 58v86H404Z" />
      <path data-tone={isIn ? 'yellow' : 'card'} d="M424 130h48v38h-48Z" />
      <path data-tone="turquoise" d="M500 142h36v52h-36Z" />
      <path data-tone="ink" data-kind="line" d="M384 122 479 48l95 74M404 108v86h150v-86M424 130h48v38h-48Z" />
      {isOnWall && <path data-tone="turquoise" d="M388 148h16v26h-16Z" />}
      {isIn && <path data-tone="ink" d="M434 154h28v9h-28Zm3 0v-11h3v11Zm19 0v-11h3v11Z" />}
      {stretches.map(([name, d], at) => (
        <path key={name} data-tone="pink" data-kind="line" data-ahead={at > come || undefined} d={d} />
      ))}
      <path data-tone="pink" d={larkPath} transform={perch[reach]} />
    </svg>
  );
}
