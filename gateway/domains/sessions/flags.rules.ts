import type { components } from '../../../openapi/generated/gateway.d.ts';

type FlagName = components['schemas']['KnownFlag'];

/** The flags of the specification (point 6) by their names on the wire, with the value a customer gets. */
const defaults: Readonly<Record<FlagName, 'A' | 'B'>> = {
  'customise-plan': 'A',
  'contracts-ui': 'A',
  'contract-new-tab': 'A',
  'book-install-v2': 'A',
  'commercial-launch': 'A',
  'about-you-redirect': 'B',
  'address-lookup-spike': 'B',
};

/** Reads the setting FEATURES, `name=value` parted by commas, over the defaults. Throws on a part without `=`. */
export function readFlags(setting: string): ReadonlyMap<string, string> {
  const given = setting
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): [string, string] => {
      const [name, ...value] = part.split('=');
      if (!name || value.length === 0) throw new Error(`FEATURES: "${part}" must be written name=value`);
      return [name, value.join('=')];
    });
  return new Map<string, string>([...Object.entries(defaults), ...given]);
}

function typeOf(value: string): string {
  if (value === 'true' || value === 'false') return 'boolean';
  if (/^-?\d+$/.test(value)) return 'integer';
  if (/^-?\d+\.\d+$/.test(value)) return 'double';
  return value.startsWith('{') ? 'object' : 'string';
}

/** The demonstration member whom the access flag does not let in. Sentinel `member-without-access`. */
export const MEMBER_WITHOUT_ACCESS = 100_005;

/** The flags as somebody gets them: a member may be given another value than everybody. */
export function flagsFor(
  flags: ReadonlyMap<string, string>,
  memberId: string | undefined,
): ReadonlyMap<string, string> {
  if (memberId !== String(MEMBER_WITHOUT_ACCESS)) return flags;
  return new Map<string, string>([...flags, ['commercial-launch' satisfies FlagName, 'B']]);
}

/** The flags that were asked for and exist, each with the type its value is to be read as (SC-12). */
export function evaluateFlags(flags: ReadonlyMap<string, string>, names: readonly string[]) {
  return names.flatMap((name) => {
    const value = flags.get(name);
    return value === undefined ? [] : [{ name, variantInfo: { type: typeOf(value), value } }];
  });
}
