import type { Page } from '@playwright/test';

/** The test chat that stands in for the provider's widget. */
export function chat(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Test chat' });
  return {
    panel,
    message: panel.getByLabel('Your message'),
    send: panel.getByRole('button', { name: 'Send' }),
    close: panel.getByRole('button', { name: 'Close the chat' }),
    conversation: panel.getByRole('log').getByRole('listitem'),
    notOpened: page.getByRole('region', { name: 'The chat didn’t open' }),
  };
}
