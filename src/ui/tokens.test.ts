import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, pairings, required } from './contrast.ts';
import { mantineCss, tokensCss } from './tokens-css.ts';
import { colour, colours, typography } from './palette.ts';
import {
  borderWidth,
  breakpoints,
  gridColumns,
  headerHeight,
  iconSizes,
  radius,
  sizes,
  spacing,
  tapTarget,
  timing,
  widths,
} from './tokens.ts';

const sheets = globSync('src/**/*.module.css').map((path) => ({ path, css: readFileSync(path, 'utf8') }));

/** Colour keys that a style sheet sets with one of these properties. */
function keysOf(css: string, property: string): string[] {
  return [...css.matchAll(new RegExp(`(?:^|[;{\\s])${property}:\\s*var\\(--colour-([a-z-]+)\\)`, 'g'))].flatMap(
    ([, key]) => key ?? [],
  );
}

/** Text in one rule with the ground of the same rule, where it has one. */
const rulesOf = (css: string) =>
  [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => {
    const [text] = keysOf(body, 'color');
    const [ground] = keysOf(body, 'background(?:-color)?');
    return text === undefined ? [] : { text, ground };
  });

describe('the constants of the specification, point 9', () => {
  test('breakpoints, widths, tap target and grid are the given ones (TK-01, TK-02, TK-03)', () => {
    expect(breakpoints).toEqual({ tiny: 320, small: 360, medium: 768, large: 992, xLarge: 1236 });
    expect(widths).toMatchObject({ page: 1140, text: 680, min: 320, dropdown: 375, socialList: 280, modal: 680 });
    expect([tapTarget, gridColumns]).toEqual([48, 12]);
  });

  test('spacing, radius, border and icon sizes are the given ones (TK-04, UI-13)', () => {
    expect(spacing).toEqual([4, 8, 16, 24, 32, 48, 72]);
    expect(radius).toEqual({ none: 0, small: 4, medium: 8, large: 16 });
    expect(borderWidth).toBe(2);
    expect(iconSizes).toEqual([16, 24, 48, 72, 120, 192]);
    expect(sizes).toMatchObject({ fieldMaxHeight: 60, fieldWrapperMaxHeight: 200, textAreaMinHeight: 160 });
  });

  test('the header is 56 in the tokens and 64 in the component (SH-23)', () => {
    expect(headerHeight).toEqual({ token: 56, large: 64 });
    expect(tokensCss()).toContain('--header-height: 3.5rem');
    expect(tokensCss()).toMatch(/min-width: 992px[^}]*--header-height: 4rem/);
  });

  test('dates, buttons, modals and waiting have the given sizes (BK-13, UI-01, UI-06, UI-12)', () => {
    expect(sizes).toMatchObject({ dateCardWidth: 54, dateCardHeight: 92, modalClose: 62, loadingButtonMinWidth: 92 });
    expect(timing).toEqual({ spinnerTurn: 700, lazyLoaderDelay: 200, waitingWords: 1000 });
  });

  test('the type scale has the eleven names (TK-05)', () => {
    const names = 'megaphone shout louder loud loud-bold speak-up speak murmur murmur-bold whisper-loud whisper'.split(
      ' ',
    );
    expect(Object.keys(typography)).toEqual(names);
  });
});

describe('colours', () => {
  test('the four brand and four alert colours are there (TK-06)', () => {
    const names = ['pink', 'yellow', 'turquoise', 'olive', 'information', 'success', 'warning', 'error'];
    expect(names.map((name) => colour(name))).toEqual(names.map((name) => `var(--colour-${name})`));
  });

  test('an unknown colour key throws (ER-12)', () => {
    expect(() => colour('mauve')).toThrow('Colour key does not exist.');
    expect(() => colour('toString')).toThrow('Colour key does not exist.');
  });

  test.each(
    pairings.flatMap(({ colour: front, kind, on }) =>
      on.flatMap((back) =>
        (['light', 'dark'] as const).map((scheme) => ({ front, back, kind, scheme, least: required[kind] })),
      ),
    ),
  )('$front on $back in $scheme reaches $least (WCAG AA, $kind)', ({ front, back, scheme, least }) => {
    const index = scheme === 'light' ? 0 : 1;
    expect(contrast(colours[front][index], colours[back][index])).toBeGreaterThanOrEqual(least);
  });

  test('the style sheets are found', () => {
    expect(sheets.length).toBeGreaterThan(10);
  });

  test.each(sheets)('$path writes text only in colours whose contrast is known', ({ css }) => {
    const unknown = rulesOf(css).filter(({ text, ground }) => {
      const grounds: string[] = pairings.flatMap((one) => (one.colour === text && one.kind === 'text' ? one.on : []));
      return grounds.length === 0 || (ground !== undefined && !grounds.includes(ground));
    });
    expect(unknown).toEqual([]);
  });

  test.each(sheets)('$path takes every colour from the tokens', ({ css }) => {
    const used = [...css.matchAll(/var\(--colour-([a-z-]+)/g)].flatMap(([, key]) => key ?? []);
    expect(used.filter((key) => !Object.hasOwn(colours, key))).toEqual([]);
    expect(css.match(/#[0-9a-f]{3,8}\b/gi)).toBeNull();
  });
});

describe('tokens.css', () => {
  test('says what tokens.ts says', async () => {
    await expect(tokensCss()).toMatchFileSnapshot('./tokens.css');
    await expect(mantineCss()).toMatchFileSnapshot('./mantine.css');
  });

  test('gives the parts of Mantine in use every variable they ask for', () => {
    const own = mantineCss();
    const sources = globSync('src/ui/**/*.{ts,tsx}').map((path) => readFileSync(path, 'utf8'));
    const imported = [...sources.join('\n').matchAll(/'(@mantine\/core\/styles\/[\w-]+\.css)'/g)];
    const css = imported.map(([, sheet]) => readFileSync(`node_modules/${sheet}`, 'utf8')).join('\n');
    const asked = [...css.matchAll(/var\((--mantine-[\w-]+)\)/g)].flatMap(([, name]) => name ?? []);
    expect(asked.length).toBeGreaterThan(5);
    expect([...new Set(asked)].filter((name) => !own.includes(`${name}:`))).toEqual([]);
  });
});
