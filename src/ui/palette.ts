/**
 * Colours and type of the design tokens (specification, point 9). Hex values and type sizes are ours: every pairing in
 * contrast.ts is WCAG AA in light and in dark. Apart from tokens.ts, so that no page loads what its CSS says already.
 */

type TypeStyle = { size: string; line: number; weight: number; tracking: string; heading?: true };

/**
 * Sizes in rem, so that the customer's own text size counts; the largest four grow with the width of the page. The
 * largest two stop where the longest word of a headline would not fit its container, or the screen, in one piece.
 */
export const typography = {
  megaphone: {
    size: 'min(clamp(2.75rem, 1.75rem + 4.6vw, 4.75rem), 19cqi)',
    line: 0.98,
    weight: 800,
    tracking: '-0.04em',
    heading: true,
  },
  shout: {
    size: 'min(clamp(2.125rem, 1.7rem + 2vw, 3rem), 14cqi)',
    line: 1.06,
    weight: 800,
    tracking: '-0.035em',
    heading: true,
  },
  louder: {
    size: 'clamp(1.625rem, 1.4rem + 1.1vw, 2.125rem)',
    line: 1.14,
    weight: 800,
    tracking: '-0.03em',
    heading: true,
  },
  loud: { size: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.4375rem)', line: 1.35, weight: 400, tracking: '-0.01em' },
  'loud-bold': {
    size: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.4375rem)',
    line: 1.25,
    weight: 750,
    tracking: '-0.02em',
    heading: true,
  },
  'speak-up': { size: '1.125rem', line: 1.55, weight: 400, tracking: '-0.005em' },
  speak: { size: '1rem', line: 1.55, weight: 400, tracking: '0' },
  murmur: { size: '0.875rem', line: 1.5, weight: 400, tracking: '0' },
  'murmur-bold': { size: '0.875rem', line: 1.5, weight: 700, tracking: '0' },
  'whisper-loud': { size: '0.75rem', line: 1.35, weight: 700, tracking: '0.06em' },
  whisper: { size: '0.75rem', line: 1.5, weight: 400, tracking: '0.01em' },
} as const satisfies Record<string, TypeStyle>;

export type TypeName = keyof typeof typography;

/** [light, dark]. `x-tint` is a surface, `on-x` is what stands on `x`, `x-deep` is `x` under the pointer. */
export const colours = {
  page: ['#fbf8f0', '#14170d'],
  card: ['#ffffff', '#1e2216'],
  sunken: ['#f2edde', '#272c1c'],
  ink: ['#1e2212', '#f6f3e6'],
  'ink-soft': ['#565b45', '#bfc2ab'],
  line: ['#e2dcc8', '#3a4029'],
  'line-strong': ['#767b61', '#8b9173'],
  focus: ['#1e2212', '#ffd34d'],

  pink: ['#c2185b', '#ff8db4'],
  'pink-deep': ['#9c1049', '#ffb0cb'],
  'on-pink': ['#ffffff', '#2a0715'],
  'pink-tint': ['#fde8ef', '#3c1726'],
  yellow: ['#ffcc2e', '#ffd34d'],
  'on-yellow': ['#1e2212', '#1e2212'],
  'yellow-tint': ['#fff4cf', '#352d0d'],
  turquoise: ['#096f6d', '#56d6cf'],
  'on-turquoise': ['#ffffff', '#06201f'],
  'turquoise-tint': ['#dcf3f1', '#11302f'],
  olive: ['#59691c', '#bfd06c'],
  'on-olive': ['#ffffff', '#1c2209'],
  'olive-tint': ['#eef2d9', '#2a3214'],

  hero: ['#ffcc2e', '#2a3212'],
  'on-hero': ['#1e2212', '#fdf9ea'],
  'hero-soft': ['#ffdf7e', '#343d18'],
  night: ['#23290f', '#0c0f06'],
  'on-night': ['#fdf9ea', '#fdf9ea'],
  'on-night-soft': ['#cdd1b4', '#cdd1b4'],
  'night-line': ['#4a5228', '#30361c'],

  information: ['#1c5fb0', '#8fc1ff'],
  'information-tint': ['#e5f0fc', '#13273f'],
  success: ['#1d7a3a', '#7ddc97'],
  'success-tint': ['#e2f5e7', '#12301b'],
  warning: ['#8f5600', '#ffbf5e'],
  'warning-tint': ['#fff1d9', '#36260a'],
  error: ['#b91c1c', '#ff9c94'],
  'error-deep': ['#8f1212', '#ffc0bb'],
  'error-tint': ['#fdeaea', '#3d1513'],
  'on-error': ['#ffffff', '#2b0705'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColourKey = keyof typeof colours;

/** The CSS value of a colour, for the scheme the customer's device asks for. Throws for an unknown key (ER-12). */
export function colour(key: string): string {
  if (!Object.hasOwn(colours, key)) throw new Error('Colour key does not exist.');
  return `var(--colour-${key})`;
}
