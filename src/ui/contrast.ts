import type { ColourKey } from './palette.ts';

/** WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for what a control or a sign is made of (1.4.11). */
export const required = { text: 4.5, sign: 3 } as const;

type Pairing = { kind: keyof typeof required; on: readonly ColourKey[] };

const surfaces = ['page', 'card', 'sunken'] as const;
const tints = [
  'pink-tint',
  'yellow-tint',
  'turquoise-tint',
  'olive-tint',
  'information-tint',
  'success-tint',
  'warning-tint',
  'error-tint',
] as const;

/**
 * What may stand on what. A test computes the contrast of each, and reads every style sheet of the site for a colour
 * that is used as text and not named here.
 */
export const pairings: readonly ({ colour: ColourKey } & Pairing)[] = [
  { colour: 'ink', kind: 'text', on: [...surfaces, ...tints] },
  { colour: 'ink-soft', kind: 'text', on: [...surfaces, ...tints] },
  { colour: 'line-strong', kind: 'sign', on: [...surfaces, 'error-tint'] },
  { colour: 'focus', kind: 'sign', on: [...surfaces, ...tints, 'hero', 'hero-soft'] },
  { colour: 'pink', kind: 'text', on: [...surfaces, 'pink-tint'] },
  { colour: 'pink', kind: 'sign', on: ['hero', 'hero-soft', 'yellow-tint'] },
  { colour: 'pink-deep', kind: 'text', on: [...surfaces, 'pink-tint'] },
  { colour: 'on-pink', kind: 'text', on: ['pink', 'pink-deep'] },
  { colour: 'on-yellow', kind: 'text', on: ['yellow'] },
  { colour: 'turquoise', kind: 'text', on: [...surfaces, 'turquoise-tint'] },
  { colour: 'on-turquoise', kind: 'text', on: ['turquoise'] },
  { colour: 'olive', kind: 'text', on: [...surfaces, 'olive-tint'] },
  { colour: 'on-olive', kind: 'text', on: ['olive'] },
  { colour: 'on-hero', kind: 'text', on: ['hero', 'hero-soft'] },
  { colour: 'on-night', kind: 'text', on: ['night'] },
  { colour: 'on-night-soft', kind: 'text', on: ['night'] },
  { colour: 'yellow', kind: 'sign', on: ['night'] },
  { colour: 'information', kind: 'text', on: [...surfaces, 'information-tint'] },
  { colour: 'success', kind: 'text', on: [...surfaces, 'success-tint'] },
  { colour: 'warning', kind: 'text', on: [...surfaces, 'warning-tint'] },
  { colour: 'error', kind: 'text', on: [...surfaces, 'error-tint'] },
  { colour: 'error-deep', kind: 'text', on: [...surfaces, 'error-tint'] },
  { colour: 'on-error', kind: 'text', on: ['error', 'error-deep'] },
];

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The WCAG contrast ratio of two colours written #rrggbb, between 1 and 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
