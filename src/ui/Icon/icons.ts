export type Drawing = { d: string; fill?: true };

/** What the first pages draw: line drawings in a 24 × 24 box; `fill` ones are drawn solid. All others are in AnyIcon. */
export const icons = {
  'arrow-left': { d: 'M19 12H5m6-6-6 6 6 6' },
  check: { d: 'm5 12.5 4.7 4.7L19.5 7.4' },
  'chevron-down': { d: 'm6 9.5 6 6 6-6' },
  'chevron-left': { d: 'm14.5 6-6 6 6 6' },
  'chevron-right': { d: 'm9.5 6 6 6-6 6' },
  close: { d: 'm6 6 12 12M18 6 6 18' },
  error: { d: 'M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6ZM12 7.5v5.5m0 3.3v.1' },
  external: { d: 'M10 5.5H5.5v13h13V14M14 5h5v5m-8.5 3.5L19 5' },
  home: { d: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20' },
  info: { d: 'M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6ZM12 11v5.5m0-8.9v.1' },
  lock: { d: 'M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3M12 14.5v2.5' },
  menu: { d: 'M4 7h16M4 12h16M4 17h16' },
  pin: {
    d: 'M12 21s-6.5-6.2-6.5-11a6.5 6.5 0 0 1 13 0c0 4.8-6.5 11-6.5 11Zm0-13.3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  },
  tick: { d: 'M12 3.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6ZM8 12.3l2.8 2.8L16 9.6' },
  user: { d: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6' },
  warning: { d: 'M12 4 2.5 20h19L12 4Zm0 6v4.5m0 2.8v.1' },
} as const satisfies Record<string, Drawing>;
