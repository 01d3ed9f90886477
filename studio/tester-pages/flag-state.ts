import type { Wire } from '../../machines/shared/wire.ts';
import { isOn } from '../../src/runtime/flag-value.ts';
import { builtIn, type FlagDefaults, type FlagName } from '../../src/runtime/flags.ts';
import { typedValue } from '../../src/runtime/typed-value.ts';

type Feature = Wire<'Feature'>;

export const valueTypes = ['string', 'boolean', 'integer', 'double', 'object'] as const;
export type ValueType = (typeof valueTypes)[number];

const mistakes: Readonly<Record<ValueType, string>> = {
  string: 'Write a text of at most 200 signs',
  boolean: 'Write true or false',
  integer: 'Write a whole number, like 12',
  double: 'Write a number, like 1.5',
  object: 'Write a JSON object, like {"speed": 150}',
};

/** Why a typed value cannot be read as its type says (SC-12), or null. */
export function valueMistake(type: ValueType, text: string): string | null {
  const value = text.trim();
  const isRead =
    type === 'boolean'
      ? /^(true|false)$/i.test(value)
      : type === 'object'
        ? value.startsWith('{') && typedValue({ type, value }) !== undefined
        : type === 'string'
          ? value !== '' && value.length <= 200
          : typedValue({ type, value }) !== undefined;
  return isRead ? null : mistakes[type];
}

export type FlagState = {
  name: FlagName;
  isOn: boolean;
  /** Whose word holds. */
  source: 'override' | 'service' | 'configuration' | 'built-in';
  /** As it came. */
  value: unknown;
  type: string;
};

/** The value of a flag and where it comes from: a tester, the session service, the configuration, the program. */
export function flagState(
  name: FlagName,
  given: readonly Feature[],
  overrides: readonly Feature[],
  defaults: FlagDefaults,
): FlagState {
  const override = overrides.find((feature) => feature.name === name);
  const feature = override ?? given.find((one) => one.name === name);
  if (feature) {
    const { type, value } = feature.variantInfo;
    return { name, isOn: isOn(value), source: override ? 'override' : 'service', value, type };
  }
  const configured = defaults[name];
  const value = configured ?? builtIn[name];
  const source = configured === undefined ? 'built-in' : 'configuration';
  return { name, isOn: isOn(value), source, value, type: typeof value };
}
