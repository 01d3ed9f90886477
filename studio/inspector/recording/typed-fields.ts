import type { Masked, MaskedEvent } from '../bridge/messages.types.ts';
import type { RecordedStep } from './recording.types.ts';

const kind = /^‹([^=].*)›$/;

/** Something that a customer typed: in which step, where in its event, and of which kind it was. */
export type TypedField = { key: string; step: number; kind: string };

/** By a field's key: what stands for what the customer typed there. */
export type Values = Readonly<Record<string, string>>;

const keyOf = (step: number, path: readonly string[]): string => [step, ...path].join('.');

/** `value` with another text in place of each that was masked: what `fill` gives for its kind and its place. */
export function filled(
  value: Masked,
  fill: (kind: string, path: readonly string[]) => string | undefined,
  path: readonly string[] = [],
): Masked {
  if (typeof value === 'string') {
    const [, name] = kind.exec(value) ?? [];
    return (name === undefined ? undefined : fill(name, path)) ?? value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry: Masked, index) => filled(entry, fill, [...path, String(index)]));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, filled(entry as Masked, fill, [...path, name])]),
  );
}

const filledEvent = (event: MaskedEvent, fill: Parameters<typeof filled>[1]): MaskedEvent =>
  filled(event, fill) as MaskedEvent;

/** All that was typed, step by step. */
export function typedFields(steps: readonly RecordedStep[]): TypedField[] {
  const fields: TypedField[] = [];
  for (const [step, { event }] of steps.entries())
    filled(event, (name, path) => {
      fields.push({ key: keyOf(step, path), step, kind: name });
      return undefined;
    });
  return fields;
}

/** Each step with its own values in place of what was masked. */
export const withValues = <Step extends RecordedStep>(steps: readonly Step[], values: Values): Step[] =>
  steps.map((step, index) => ({
    ...step,
    event: filledEvent(step.event, (_, path) => values[keyOf(index, path)]),
  }));

/** The same value for a kind, wherever it stands. */
export const withKinds = <Step extends RecordedStep>(steps: readonly Step[], kinds: Values): Step[] =>
  steps.map((step) => ({ ...step, event: filledEvent(step.event, (name) => kinds[name]) }));
