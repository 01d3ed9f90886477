import type { Wire } from '../../machines/shared/wire.ts';
import { isOn } from './flag-value.ts';

type VariantInfo = Wire<'Feature'>['variantInfo'];

/**
 * A flag's value as its type says (SC-12): object (JSON), boolean, double, integer; other types stay as they came.
 * Undefined where the value cannot be read so.
 */
export function typedValue({ type, value }: VariantInfo): unknown {
  switch (type) {
    case 'object':
      return typeof value === 'string' ? objectOf(value) : value;
    case 'boolean':
      return isOn(value);
    case 'double':
      return numberOf(value);
    case 'integer': {
      const number = numberOf(value);
      return Number.isInteger(number) ? number : undefined;
    }
    default:
      return value;
  }
}

function objectOf(json: string): unknown {
  try {
    const parsed: unknown = JSON.parse(json);
    return typeof parsed === 'object' ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
