import type { Page } from '@playwright/test';

export type PageConsole = ReturnType<typeof listenToConsole>;

/** Keeps every error that is said in a page's console, and those that break its script. */
export function listenToConsole(page: Page) {
  // What Chromium and the gateway client say of every call that fails.
  const expected: RegExp[] = [/^Failed to load resource/, /^HTTP response failed/];
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  return {
    expect: (...patterns: RegExp[]): void => void expected.push(...patterns),
    unexpected: (): string[] => said.filter((text) => !expected.some((pattern) => pattern.test(text))),
  };
}
