import { catalogue } from './catalogue.ts';
import type { AnalyticsEvent } from './catalogue.ts';
import type { Check } from './checks.ts';
import { skuPieces } from './sku-pieces.ts';

/** One entry of `window.dataLayer`. */
export type LayerEntry = Readonly<Record<string, string | number | boolean>> & { event: string };

type Fields = Readonly<Record<string, Check<unknown>>>;

const fieldsByName = new Map<string, Fields>(Object.entries(catalogue).map(([name, { fields }]) => [name, fields]));

const invalid = (what: string): Error => new Error(`Validation error: ${what}`);

function fieldsOf(name: string): Fields {
  if (!/^\w+$/.test(name)) throw invalid('an event name has letters, digits and underscores only');
  const fields = fieldsByName.get(name);
  if (!fields) throw invalid(`there is no event ${name} in the catalogue`);
  return fields;
}

function checkData(name: string, fields: Fields, data: Readonly<Record<string, unknown>>): void {
  for (const field of Object.keys(data))
    // What is wrong may be personal: never quoted.
    if (!Object.hasOwn(fields, field)) throw invalid(`${name} has a field that is not in the catalogue`);
  for (const [field, check] of Object.entries(fields)) {
    const value = data[field];
    if (value === undefined && check.isOptional) continue;
    if (!check.accepts(value)) throw invalid(`${name}.${field} has to be ${check.says}`);
  }
}

/**
 * The entry that an event becomes. Throws an error that begins "Validation error:" for a name that is unknown or has
 * other characters than letters, digits and underscore, and for bad data (SC-16).
 */
export function layerEntry(name: string, data: Readonly<Record<string, unknown>>): LayerEntry {
  const fields = fieldsOf(name);
  checkData(name, fields, data);
  const { skus = [], ...rest } = data;
  // What is optional may be left out by `undefined`; the checks have seen all of it.
  const told = Object.entries(rest).filter(([, value]) => value !== undefined) as [string, string | number | boolean][];
  return { event: name, ...Object.fromEntries(told), ...skuPieces(skus as readonly string[]) };
}

/** Puts events on the page's data layer, which is all that happens to them here (SC-15). */
export const createTracker =
  (layer: { push: (entry: LayerEntry) => unknown }) =>
  ({ name, data }: AnalyticsEvent): void =>
    void layer.push(layerEntry(name, data));
