import { larkPath } from './lark-path.ts';
import { OnHill } from './OnHill.tsx';
import { strokesOf, type scenes } from './scenes.ts';

/** A thing on a hill with the lark above it: what a page is about, at a glance. Decoration only. */
export function Scene({ name }: { name: keyof typeof scenes }) {
  return (
    <OnHill strokes={strokesOf(name)}>
      <path data-tone="pink" d={larkPath} transform="translate(178 14) rotate(-10) scale(.78)" />
    </OnHill>
  );
}
