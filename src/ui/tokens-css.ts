import { colours, typography } from './palette.ts';
import {
  borderWidth,
  breakpoints,
  edges,
  headerHeight,
  radius,
  sizes,
  spacing,
  tapTarget,
  timing,
  widths,
} from './tokens.ts';

const rem = (px: number): string => (px === 0 ? '0' : `${px / 16}rem`);

/** camelCase to kebab-case. */
const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const lines = (pairs: [name: string, value: string][], indent: string): string =>
  pairs.map(([name, value]) => `${indent}--${name}: ${value};`).join('\n');

export type Scheme = 'light' | 'dark';

function colourProperties(scheme: Scheme): [string, string][] {
  return Object.entries(colours).map(([key, [light, dark]]) => [`colour-${key}`, scheme === 'light' ? light : dark]);
}

/** What the light or the dark scheme sets, for a page that shows one of them whatever the device asks for. */
export function schemeProperties(scheme: Scheme): [name: string, value: string][] {
  return [...colourProperties(scheme), ['scheme', scheme]];
}

function type(): [string, string][] {
  return Object.entries(typography).flatMap(([name, style]): [string, string][] => [
    [
      `type-${name}`,
      `${style.weight} ${style.size}/${style.line} var(--font-${'heading' in style ? 'heading' : 'body'})`,
    ],
    [`tracking-${name}`, style.tracking],
  ]);
}

/** Mantine reads its own variables; these are the ones that the parts of it in use ask for. */
const mantine: [string, string][] = [
  ['mantine-scale', '1'],
  ['mantine-font-size-md', '1rem'],
  ['mantine-font-weight-regular', '400'],
  ['mantine-color-body', 'var(--colour-page)'],
  ['mantine-primary-color-filled', 'var(--colour-focus)'],
  ['mantine-radius-default', 'var(--radius-large)'],
  ['mantine-shadow-xl', 'var(--shadow-raised)'],
  ...Object.entries({ xs: 4, sm: 8, md: 16, lg: 24, xl: 32, '2xl': 48, '3xl': 72 }).map(
    ([name, px]): [string, string] => [`mantine-spacing-${name}`, `var(--space-${px})`],
  ),
  ...Object.entries({ xs: 'none', sm: 'small', md: 'medium', lg: 'large' }).map(([name, key]): [string, string] => [
    `mantine-radius-${name}`,
    `var(--radius-${key})`,
  ]),
  ...Object.entries({ 'gray-0': 'sunken', 'gray-3': 'line', 'gray-7': 'ink-soft' }).map(
    ([name, key]): [string, string] => [`mantine-color-${name}`, `var(--colour-${key})`],
  ),
  ...Object.entries({ 'dark-1': 'ink-soft', 'dark-4': 'line', 'dark-6': 'sunken' }).map(
    ([name, key]): [string, string] => [`mantine-color-${name}`, `var(--colour-${key})`],
  ),
];

const written = '/* Written from tokens.ts; do not edit. `vitest run src/ui/tokens.test.ts -u` writes it again. */\n';

/** The whole of mantine.css, which comes with the first dialog. */
export const mantineCss = (): string => `${written}:root {\n${lines(mantine, '  ')}\n}\n`;

/** What code alone asks for: each line of tokens.css is in every page. */
const inCodeOnly: ReadonlySet<string> = new Set(['modal', 'modalClose', 'lazyLoaderDelay', 'waitingWords']);

const inSheets = (tokens: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(tokens).filter(([name]) => !inCodeOnly.has(name));

/** The whole of tokens.css. The scheme follows the device alone, so the first paint needs no script. */
export function tokensCss(): string {
  const base: [string, string][] = [
    ...spacing.map((px): [string, string] => [`space-${px}`, rem(px)]),
    ...Object.entries(radius).map(([name, px]): [string, string] => [`radius-${name}`, rem(px)]),
    ['border', `${borderWidth}px`],
    ['tap', rem(tapTarget)],
    ...inSheets(widths).map(([name, px]): [string, string] => [
      `width-${kebab(name)}`,
      // The least width must not grow with the customer's text, or it would push the page off the screen.
      px === widths.min ? `${px}px` : rem(px),
    ]),
    ...inSheets(sizes).map(([name, px]): [string, string] => [kebab(name), rem(px)]),
    ...inSheets(timing).map(([name, ms]): [string, string] => [kebab(name), `${ms}ms`]),
    ['header-height', rem(headerHeight.token)],
    ['edge', rem(edges.token)],
    ['frame', `calc(${rem(widths.page)} + 2 * var(--edge))`],
    ['shadow-raised', '0 1.5rem 4rem rgb(10 12 4 / 30%)'],
    [
      'font-heading',
      "ui-rounded, 'SF Pro Rounded', 'Segoe UI Variable Display', 'Segoe UI', Roboto, Arial, sans-serif",
    ],
    ['font-body', "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Inter, Arial, sans-serif"],
    ...type(),
    ['scheme', 'light dark'],
  ];
  return `${written}:root {
${lines(base, '  ')}
${lines(colourProperties('light'), '  ')}
}

@media (min-width: ${breakpoints.medium}px) {
  :root {
    --edge: ${edges.medium}px;
  }
}

@media (min-width: ${breakpoints.large}px) {
  :root {
    --header-height: ${rem(headerHeight.large)};
  }
}

@media screen and (prefers-color-scheme: dark) {
  :root {
${lines(colourProperties('dark'), '    ')}
  }
}
`;
}
