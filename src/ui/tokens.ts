/**
 * The design tokens that code reads too (specification, point 9). Sizes are px unless said otherwise. Colours and type,
 * which pages take from the CSS alone, are in palette.ts; tokens.css is written from both.
 */

export const breakpoints = { tiny: 320, small: 360, medium: 768, large: 992, xLarge: 1236 } as const;

export const widths = { page: 1140, text: 680, min: 320, dropdown: 375, socialList: 280, modal: 680 } as const;

export const spacing = [4, 8, 16, 24, 32, 48, 72] as const;

export const radius = { none: 0, small: 4, medium: 8, large: 16 } as const;

export const borderWidth = 2;

export const tapTarget = 48;

export const iconSizes = [16, 24, 48, 72, 120, 192] as const;

/** What stays free left and right of every page. From medium on a page as wide as that leaves the width of text. */
export const edges = { token: 16, medium: 44 } as const;

/** Below large the header is 56, from large 64: the specification gives both readings (SH-23). */
export const headerHeight = { token: 56, large: 64 } as const;

export const sizes = {
  modalClose: 62,
  loadingButtonMinWidth: 92,
  fieldMaxHeight: 60,
  fieldWrapperMaxHeight: 200,
  textAreaMinHeight: 160,
  dateCardWidth: 54,
  dateCardHeight: 92,
} as const;

export const gridColumns = 12;

/** Milliseconds. */
export const timing = { spinnerTurn: 700, lazyLoaderDelay: 200, waitingWords: 1000 } as const;
