import type { Page } from '@playwright/test';

/** A dialog that asks whom the engineer asks for, and what they should know. */
const forTheEngineer = (page: Page, title: string, confirm: string) => {
  const dialog = page.getByRole('dialog', { name: title });
  return {
    title,
    dialog,
    firstName: dialog.getByLabel('First name'),
    lastName: dialog.getByLabel('Last name'),
    phone: dialog.getByLabel('Phone number'),
    healthAndSafety: dialog.getByLabel('Health and safety'),
    anythingElse: dialog.getByLabel('Anything else'),
    confirm: dialog.getByRole('button', { name: confirm }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
  };
};

/** Over the page of the last visit that is booked. */
export const addingEngineerNotes = (page: Page) => ({
  ...forTheEngineer(page, 'Engineer notes', 'Confirm booking'),
  /** In place of `confirm`, once the visits are held. */
  save: forTheEngineer(page, 'Engineer notes', 'Save').confirm,
  /** Whichever of both it is. */
  send: page.getByRole('dialog', { name: 'Engineer notes' }).getByRole('button', { name: /^(Confirm booking|Save)$/ }),
});

/** Over the page of an order. */
export const changingDetails = (page: Page) => forTheEngineer(page, 'For your engineer', 'Save');
