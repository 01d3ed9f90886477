import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(contract, 'contract');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const escaped = (step: string) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Every body that is shown, with the place of its schema. */
function shownIn(value: unknown, at = 'contract#'): [string, unknown][] {
  if (!isRecord(value)) return [];
  const { schema, example, examples } = value;
  const several = isRecord(examples) ? Object.values(examples).map((each) => isRecord(each) && each['value']) : [];
  const own = schema === undefined ? [] : [...(example === undefined ? [] : [example]), ...several];
  return [
    ...own.map((body): [string, unknown] => [`${at}/schema`, body]),
    ...Object.entries(value).flatMap(([step, inner]) => shownIn(inner, `${at}/${escaped(step)}`)),
  ];
}

const shown = shownIn(contract.paths, 'contract#/paths');

describe('what the contract shows is what it asks for', () => {
  it('shows most bodies', () => expect(shown.length).toBeGreaterThan(40));

  it.each(shown)('%s', (place, body) => {
    const fits = ajv.compile({ $ref: place });
    expect(fits(body) ? [] : fits.errors).toEqual([]);
  });
});
