import { larkPath } from './lark-path.ts';
import classes from './scene.module.css';
import { strokesOf, type scenes } from './scenes.ts';

/** A thing on a hill with the lark above it: what a page is about, at a glance. Decoration only. */
export function Scene({ name }: { name: keyof typeof scenes }) {
  return (
    <svg className={classes.scene} viewBox="0 0 240 180" aria-hidden>
      <circle data-tone="card" cx="120" cy="94" r="82" opacity=".55" />
      <path data-tone="olive" d="M0 180c36-22 78-28 120-26s86 6 120 26Z" />
      {strokesOf(name).map(([tone, d, kind]) => (
        <path key={tone + d} data-tone={tone} data-kind={kind} d={d} />
      ))}
      <path data-tone="pink" d={larkPath} transform="translate(178 14) rotate(-10) scale(.78)" />
    </svg>
  );
}
