import type { Page } from '@playwright/test';

/** The estimate of how much data is needed. */
export const estimatingData = (page: Page) => {
  const part = page.getByRole('region', { name: 'What is your week like?' });
  return {
    slider: (use: string) => part.getByRole('slider', { name: use, exact: true }),
    /** By the keyboard, as many steps from the left. */
    move: async (use: string, steps: number) => {
      const slider = part.getByRole('slider', { name: use, exact: true });
      await slider.press('Home');
      for (let step = 0; step < steps; step += 1) await slider.press('ArrowRight');
    },
    need: part.getByRole('status').filter({ hasText: /GB|No data/ }),
    clear: part.getByRole('button', { name: 'Start again' }),
  };
};
