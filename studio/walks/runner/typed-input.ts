import type { Page } from '@playwright/test';

/** A text field, by its name in the form. Passwords, and codes that are used once, are not kept and not noted. */
type Typed = { field: string; value: string };

/** Notes what is typed into a page, so that it can be looked for afterwards. Survives reloads. */
export async function listenToTyping(page: Page) {
  const typed = new Map<string, string>();

  await page.exposeFunction('tellTyped', ({ field, value }: Typed) => void typed.set(field, value));
  await page.addInitScript(() => {
    const { tellTyped } = window as unknown as { tellTyped: (told: { field: string; value: string }) => void };
    document.addEventListener(
      'input',
      ({ target }) => {
        const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
        if (!isText || target.name === '' || target.type === 'password' || target.autocomplete === 'one-time-code')
          return;
        tellTyped({ field: target.name, value: target.value });
      },
      { capture: true },
    );
  });

  return {
    forget: (): void => typed.clear(),
    /** Fields that are on the page, were typed into, and hold nothing any more. */
    lost: async (): Promise<string[]> => {
      const filled = [...typed].flatMap(([field, value]) => (value.trim() === '' ? [] : [field]));
      return page.evaluate(
        (names) =>
          [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
            .filter((element) => names.includes(element.name) && element.value === '')
            .map(({ name }) => name),
        filled,
      );
    },
  };
}
