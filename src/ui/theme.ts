import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { breakpoints, radius, spacing } from './tokens.ts';

const em = (px: number): string => `${px / 16}em`;
const rem = (px: number): string => `${px / 16}rem`;

const [xs, sm, md, lg, xl, xxl, xxxl] = spacing;

const tint = 'var(--colour-pink-tint)';
const plain = 'var(--colour-pink)';
const deep = 'var(--colour-pink-deep)';

/** Mantine wants ten shades, light to dark; the device's scheme decides what each of our tokens is. */
const pink: MantineColorsTuple = [tint, tint, tint, plain, plain, plain, plain, plain, deep, deep];

/** Our tokens in Mantine's words. */
export const theme = createTheme({
  primaryColor: 'pink',
  colors: { pink },
  fontFamily: 'var(--font-body)',
  headings: { fontFamily: 'var(--font-heading)' },
  spacing: {
    xs: rem(xs),
    sm: rem(sm),
    md: rem(md),
    lg: rem(lg),
    xl: rem(xl),
    '2xl': rem(xxl),
    '3xl': rem(xxxl),
  },
  radius: { xs: rem(radius.none), sm: rem(radius.small), md: rem(radius.medium), lg: rem(radius.large) },
  defaultRadius: 'lg',
  breakpoints: {
    xs: em(breakpoints.small),
    sm: em(breakpoints.medium),
    md: em(breakpoints.large),
    lg: em(breakpoints.xLarge),
    xl: em(breakpoints.xLarge),
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
});
