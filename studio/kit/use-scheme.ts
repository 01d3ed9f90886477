import { useLayoutEffect } from 'react';
import { schemeProperties } from '../../src/ui/tokens-css.ts';

/** What the page is drawn in; `device` follows the customer's own setting, as all other pages do. */
const schemeChoices = ['device', 'light', 'dark'] as const;

export type SchemeChoice = (typeof schemeChoices)[number];

const parameter = 'colours';

export function schemeIn(search: string): SchemeChoice {
  const asked = new URLSearchParams(search).get(parameter);
  return schemeChoices.find((choice) => choice === asked) ?? 'device';
}

/** The query of the address with another choice in it, so that a link shows what its sender saw. */
export function searchWith(search: string, choice: SchemeChoice): string {
  const query = new URLSearchParams(search);
  if (choice === 'device') query.delete(parameter);
  else query.set(parameter, choice);
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Sets the tokens of one scheme on the whole document, dialogs included, for as long as the gallery is open. */
export function useScheme(choice: SchemeChoice): void {
  useLayoutEffect(() => {
    if (choice === 'device') return;
    const { style } = document.documentElement;
    const properties = schemeProperties(choice);
    for (const [name, value] of properties) style.setProperty(`--${name}`, value);
    return () => {
      for (const [name] of properties) style.removeProperty(`--${name}`);
    };
  }, [choice]);
}
