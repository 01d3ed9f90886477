import { larkPath } from './lark-path.ts';
import { OnHill } from './OnHill.tsx';
import type { Stroke } from './stroke.ts';

const strokes: readonly Stroke[] = [
  ['card', 'M92 90l48-42 48 42v66H92Z'],
  ['ink', 'M80 98l60-52 60 52M92 92v64h96V92', 'line'],
  ['turquoise', 'M142 116h24v40h-24z'],
  ['yellow', 'M60 120h46v36H60z'],
  ['on-yellow', 'M60 120h46v36H60zm0 12h46m-23-12v12', 'line'],
];

/** A parcel at the door of a home, with the lark that has brought it. Decoration only. */
export const ParcelHome = () => (
  <OnHill strokes={strokes}>
    <path data-tone="pink" d={larkPath} transform="translate(28 62) rotate(-10) scale(.62)" />
  </OnHill>
);
