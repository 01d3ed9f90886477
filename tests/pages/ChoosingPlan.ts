import type { Page } from '@playwright/test';

/** /choose-plan */
export const choosingPlan = (page: Page) => {
  const question = page.getByRole('dialog', { name: 'Who lives there?' });
  const showPlan = question.getByRole('button', { name: 'Show my plan' });
  return {
    heading: 'Choose your plan',
    cards: page.getByRole('article'),
    card: (name: string) => page.getByRole('article', { name }),
    summary: (name: string) =>
      page.getByRole('article', { name }).getByRole('link', { name: 'Contract summary (PDF)' }),
    select: (name: string) => page.getByRole('article', { name }).getByRole('button', { name: 'Select plan' }),
    ask: page.getByRole('button', { name: /^(Who lives there\?|Change your answers)$/ }),
    question,
    showPlan,
    /** Says how many live there and what they do, and has the plan named. */
    describe: async (people: string, ...uses: string[]) => {
      await question.getByRole('radio', { name: people, exact: true }).check();
      for (const use of uses) await question.getByRole('checkbox', { name: use }).check();
      await showPlan.click();
    },
  };
};
