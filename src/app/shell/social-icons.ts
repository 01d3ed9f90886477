import type { Drawing } from '../../ui/Icon/icons.ts';

/** The signs of the social media, as in icons.ts: of the full footer alone, which draws nothing else that a first page has not. */
export const socialIcons = {
  facebook: {
    d: 'M14 21v-7.5h2.8l.5-3.5H14V8c0-1 .4-1.8 1.9-1.8h1.6V3.2C17 3.1 16 3 15 3c-2.8 0-4.6 1.7-4.6 4.6V10H7.5v3.5h2.9V21H14Z',
    fill: true,
  },
  instagram: { d: 'M4 4h16v16H4zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM16.8 7.2h.1' },
  linkedin: {
    d: 'M4 9.5h3.3V20H4V9.5ZM5.650 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM9.6 9.5h3.1V11c.6-1 1.7-1.7 3.2-1.7 3 0 4.1 1.9 4.1 4.9V20h-3.3v-5.3c0-1.5-.5-2.5-1.8-2.5-1.3 0-2 1-2 2.5V20H9.6V9.5Z',
    fill: true,
  },
  twitter: {
    d: 'M21 6.3a7 7 0 0 1-2 .6 3.6 3.6 0 0 0 1.6-2 7 7 0 0 1-2.3.9 3.6 3.6 0 0 0-6.2 3.3A10.2 10.2 0 0 1 4.7 5.4a3.6 3.6 0 0 0 1.1 4.8 3.6 3.6 0 0 1-1.6-.4 3.6 3.6 0 0 0 2.9 3.6 3.6 3.6 0 0 1-1.6 0 3.6 3.6 0 0 0 3.4 2.5A7.3 7.3 0 0 1 3.5 17.4a10.2 10.2 0 0 0 15.7-9.1A7.3 7.3 0 0 0 21 6.3Z',
    fill: true,
  },
  youtube: { d: 'M3 6.5h18v11H3zM10.3 9.3v5.4l4.7-2.7-4.7-2.7Z' },
} as const satisfies Record<string, Drawing>;
