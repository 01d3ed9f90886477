import type { FieldProblem } from '../../../platform/http/problem.ts';
import { normalisePostcode } from '../../../platform/postal/postcode.ts';

/** A UK address as it is typed. */
interface TypedAddress {
  line1: string;
  line2?: string;
  city: string;
  postcode: string;
}

/** What the contract's schema cannot say of an address, which stands at `path`. */
export function addressProblems({ line1, city, postcode }: TypedAddress, path: string): FieldProblem[] {
  return [
    ...(line1.trim() === '' ? [{ path: `${path}.line1`, message: 'First line of address is required' }] : []),
    ...(city.trim() === '' ? [{ path: `${path}.city`, message: 'Town or city is required' }] : []),
    ...(normalisePostcode(postcode) === undefined
      ? [{ path: `${path}.postcode`, message: 'Enter a UK postcode, like LK1 2AB' }]
      : []),
  ];
}

/** As it is kept: without spaces around its lines, and the postcode in its usual form. */
export function tidyAddress({ line1, line2 = '', city, postcode }: TypedAddress): TypedAddress {
  return {
    line1: line1.trim(),
    ...(line2.trim() === '' ? {} : { line2: line2.trim() }),
    city: city.trim(),
    postcode: normalisePostcode(postcode) ?? postcode,
  };
}
