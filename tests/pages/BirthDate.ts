import type { Page } from '@playwright/test';

/** A date of birth, wherever it is asked for as day, month and year. */
export const birthDate = (page: Page) => {
  const group = page.getByRole('group', { name: 'Date of birth' });
  const [day, month, year] = [group.getByLabel('Day'), group.getByLabel('Month'), group.getByLabel('Year')];
  return {
    day,
    month,
    year,
    /** As it is typed; what is not given is left as it is. */
    async enter(typed: { birthDay?: string; birthMonth?: string; birthYear?: string }): Promise<void> {
      if (typed.birthDay !== undefined) await day.fill(typed.birthDay);
      if (typed.birthMonth !== undefined) await month.fill(typed.birthMonth);
      if (typed.birthYear !== undefined) await year.fill(typed.birthYear);
    },
  };
};
