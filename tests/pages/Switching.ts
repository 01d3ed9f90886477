import type { Page } from '@playwright/test';

/** /switch, after the question: the provider, the details, the match and the consent. */
export const switching = (page: Page) => {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog', { name: 'Switch ready to start' });
  return {
    providerHeading: 'Who is your broadband with now?',
    foundHeading: 'We found your broadband',
    correctingHeading: 'Let’s put that right',
    setUpHeading: 'Your switch is set up',
    search: page.getByRole('searchbox', { name: 'Your provider' }),
    providers: page.getByRole('listbox', { name: 'Providers' }),
    /** The last few that match, to press. */
    few: main.getByRole('list', { name: 'Providers' }).getByRole('button'),
    /** One of many in their list, one of few a row to press. */
    provider: (name: string) => page.getByRole('option', { name, exact: true }).or(button(name)),
    missed: button('My provider isn’t listed'),
    lastName: page.getByLabel('Last name'),
    accountNumber: page.getByLabel(/^Account number/),
    find: button('Find my broadband'),
    again: button('Try again'),
    sent: page.getByRole('region', { name: 'What we sent' }),
    without: button('Continue without switching'),
    later: button('Carry on with my order in the meantime'),
    carryOn: button('Carry on with my order'),
    stop: button('Don’t switch after all'),
    way: button,
    dialogTitle: 'Switch ready to start',
    dialog,
    row: (term: string) => dialog.getByText(term, { exact: true }).locator('xpath=following-sibling::dd'),
    consent: dialog.getByRole('checkbox', { name: /I agree to switch to/ }),
    landline: (name: string) => dialog.getByRole('radio', { name: new RegExp(`^${name}`) }),
    start: dialog.getByRole('button', { name: 'Start switch' }),
    close: dialog.getByRole('button', { name: 'Close' }),
    notNow: dialog.getByRole('button', { name: 'Not now' }),
    async choose(name: string): Promise<void> {
      await this.search.fill(name);
      await this.provider(name).click();
    },
    async ask(details: { lastName: string; accountNumber?: string }): Promise<void> {
      await this.lastName.fill(details.lastName);
      if (details.accountNumber !== undefined) await this.accountNumber.fill(details.accountNumber);
      await this.find.click();
    },
    async agree(): Promise<void> {
      await this.consent.check();
      await this.start.click();
    },
  };
};
