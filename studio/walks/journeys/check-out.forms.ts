import type { Contact, TypedApplicant } from '../../../machines/check-out/check-out.types.ts';
import type { Address } from '../../../machines/shared/finding-address.ts';
import { birthDate } from '../../../tests/pages/BirthDate.ts';
import type { Act } from '../runner/browser-journey.types.ts';
import { press } from '../runner/outcomes.ts';

export const submit = press(/^Continue$/);

export const fillsContact =
  ({ firstName, lastName, phoneNumber }: Contact): Act =>
  async (hands) => {
    const { page } = hands;
    await page.getByLabel(/^First name/).fill(firstName);
    await page.getByLabel(/^Last name/).fill(lastName);
    await page.getByLabel(/^Phone number/).fill(phoneNumber);
    await submit(hands);
  };

export const fillsAddress =
  ({ line1, line2, city, postcode }: Address): Act =>
  async (hands) => {
    const { page } = hands;
    await page.getByLabel(/^First line/).fill(line1);
    await page.getByLabel(/^Second line/).fill(line2);
    await page.getByLabel(/^Town or city/).fill(city);
    await page.getByLabel(/^Postcode/).fill(postcode);
    await submit(hands);
  };

/** Radio buttons that were chosen before stay so. */
export const chooses12Months: Act = async (hands) => {
  await hands.page.getByRole('radio', { name: /^Over 12 months/ }).check();
  await submit(hands);
};

export const choosesAtOnce: Act = async (hands) => {
  await hands.page.getByRole('radio', { name: /^At once/ }).check();
  await submit(hands);
};

const applies =
  (typed: TypedApplicant): Act =>
  async ({ page, pages }) => {
    await page.getByLabel(/^First name/).fill(typed.firstName);
    await page.getByLabel(/^Last name/).fill(typed.lastName);
    await birthDate(page).enter(typed);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByLabel(/^First line/).fill(typed.line1);
    await page.getByLabel(/^Second line/).fill(typed.line2);
    await page.getByLabel(/^Town or city/).fill(typed.city);
    await page.getByLabel(/^Postcode/).fill(typed.postcode);
    await pages.main.button(/^Apply$/).click();
  };

const signs =
  (name: string): Act =>
  async ({ page, pages }) => {
    await page.getByRole('checkbox', { name: /^I’ve read/ }).check();
    await page.getByLabel(/^Your full name/).fill(name);
    await pages.main.button(/^Sign$/).click();
  };

export const application = (typed: TypedApplicant) => ({
  event: { type: 'application.submitted' as const, ...typed },
  does: applies(typed),
});

export const signature = (name: string) => ({
  event: { type: 'agreement.signed' as const, name, hasAgreed: true },
  does: signs(name),
});
