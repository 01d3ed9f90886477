import type { Page } from '@playwright/test';

/** The dialog for the engineer, over the last visit's page. */
export const addingEngineerNotes = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Engineer notes' });
  return {
    title: 'Engineer notes',
    dialog,
    firstName: dialog.getByLabel('First name'),
    lastName: dialog.getByLabel('Last name'),
    phone: dialog.getByLabel('Phone number'),
    healthAndSafety: dialog.getByLabel('Health and safety'),
    anythingElse: dialog.getByLabel('Anything else'),
    confirm: dialog.getByRole('button', { name: 'Confirm booking' }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
  };
};
