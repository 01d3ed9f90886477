import { expect, type Page } from '@playwright/test';

const answers = {
  switch: 'Yes, switch it for me',
  self: 'Yes, but I’ll cancel it myself',
  none: 'No, I don’t have broadband here',
};

/** /switch: the question with which switching begins. */
export const choosingSwitch = (page: Page) => ({
  heading: 'Do you have broadband at this address?',
  radio: (wish: keyof typeof answers) => page.getByRole('radio', { name: new RegExp(`^${answers[wish]}`) }),
  submit: page.getByRole('main').getByRole('button', { name: 'Continue' }),
  async answer(wish: keyof typeof answers): Promise<void> {
    await this.radio(wish).check();
    await this.submit.click();
  },
  /** What the walk of most orders says: the page has come up, and there is nothing to switch. */
  async none(): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(this.heading);
    await this.answer('none');
  },
});
