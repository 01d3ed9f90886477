import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { FieldProblem } from '../../../platform/http/problem.ts';
import { normalisePostcode, squashPostcode } from '../../../platform/postal/postcode.ts';

export type Prospect = components['schemas']['Prospect'];

/** The home that somebody waits for, in one form however it was typed. */
export interface ProspectHome {
  /** Tells homes apart: by UPRN, else by postcode, else by the lines. */
  key: string;
  uprn: string | undefined;
  postcode: string | undefined;
  city: string | undefined;
  lines: string[] | undefined;
}

function filled(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}

/** What the contract's schema cannot say. */
export function prospectProblems(given: Prospect): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (given.firstName.trim() === '') problems.push({ path: 'body.firstName', message: 'First name is required' });
  const postcode = filled(given.address?.postcode);
  if (postcode !== undefined && normalisePostcode(postcode) === undefined)
    problems.push({ path: 'body.address.postcode', message: 'Enter a full UK postcode, like LK1 1AA' });
  return problems;
}

export function homeOf({ address, ...given }: Prospect): ProspectHome {
  const uprn = filled(given.uprn) ?? filled(address?.uprn);
  const postcode = address?.postcode === undefined ? undefined : normalisePostcode(address.postcode);
  const lines = address?.lines.map((line) => line.trim()).filter((line) => line !== '');
  return { key: keyOf(uprn, postcode, lines), uprn, postcode, city: filled(address?.city), lines };
}

function keyOf(uprn: string | undefined, postcode: string | undefined, lines: string[] | undefined): string {
  if (uprn !== undefined) return `uprn:${uprn}`;
  if (postcode !== undefined) return `postcode:${squashPostcode(postcode)}`;
  return lines?.length ? `lines:${lines.join(' ').toLowerCase().replaceAll(/\W+/g, ' ')}` : 'none';
}
