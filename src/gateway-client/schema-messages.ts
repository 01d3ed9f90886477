import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;

const isoFormats: ReadonlySet<string> = new Set(['date', 'datetime']);

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    value,
  );
}

/** Nothing else in the contract has one of these as its own `status`. */
function isReservationOutcome(checked: unknown): boolean {
  const status = valueAt(checked, ['status']);
  return status === 'FullyAccepted' || status === 'PartiallyAccepted' || status === 'Rejected';
}

/** What is wrong, in the specification's default texts (points 5 and 8); zod/mini has none of its own. */
export function issueMessage(issue: Issue, checked: unknown): string {
  // What is listed depends on the status (RS-07).
  if (isReservationOutcome(checked))
    return "Validation error: 'rejectedAppointmentIds' condition not met based on 'status'";
  const value = valueAt(checked, issue.path);
  if (value === undefined) return 'Required';
  if (issue.code === 'invalid_format')
    return isoFormats.has(issue.format) ? 'Date must be in ISO 8601 format' : `Invalid ${issue.format}`;
  if (issue.code === 'unrecognized_keys') return `Unknown ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_type') return `Not of type ${issue.expected}`;
  return issue.code;
}
