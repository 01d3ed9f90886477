import type { ReactNode } from 'react';
import classes from './scene.module.css';
import type { Stroke } from './stroke.ts';

/** A thing on a hill, drawn stroke by stroke in a box of 240 × 180. Decoration only. */
export function OnHill({ strokes, children }: { strokes: readonly Stroke[]; children?: ReactNode }) {
  return (
    <svg className={classes.scene} viewBox="0 0 240 180" aria-hidden>
      <circle data-tone="card" cx="120" cy="94" r="82" opacity=".55" />
      <path data-tone="olive" d="M0 168c40-12 80-15 120-14s80 3 120 14v12H0Z" />
      {strokes.map(([tone, d, kind]) => (
        <path key={tone + d} data-tone={tone} data-kind={kind} d={d} />
      ))}
      {children}
    </svg>
  );
}
