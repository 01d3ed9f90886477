import type { ScreensSource } from './screens-source.ts';

/** For tests of the inspector that look at no screen. */
export const noScreens: ScreensSource = { of: () => Promise.resolve({ styles: [], markups: {} }) };
