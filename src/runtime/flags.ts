import type { OrderFlags } from '../../machines/order-broadband/order-broadband.types.ts';
import type { Wire } from '../../machines/shared/wire.ts';
import { isOn } from './flag-value.ts';

type Feature = Wire<'Feature'>;

export type FlagName = Wire<'KnownFlag'>;

/** The seven flags by their names on the wire (SC-10), with what holds until the session service says otherwise. */
export const builtIn = {
  'customise-plan': true,
  'contracts-ui': true,
  'contract-new-tab': true,
  'book-install-v2': true,
  'commercial-launch': true,
  'about-you-redirect': false,
  'address-lookup-spike': false,
} as const satisfies Record<FlagName, boolean>;

/** All that the client session is asked to evaluate. */
export const flagNames = Object.keys(builtIn);

/** Values by wire name, as the runtime configuration gives them for the time without a session. */
export type FlagDefaults = Readonly<Record<string, boolean | string | undefined>>;

/** The session service's word, else the configuration's, else the built-in one. */
export function isFlagOn(name: FlagName, features: readonly Feature[], defaults: FlagDefaults = {}): boolean {
  const feature = features.find((one) => one.name === name);
  return feature ? isOn(feature.variantInfo.value) : isOn(defaults[name] ?? builtIn[name]);
}

/** What was given, with others in the place of those of the same name. */
export function overridden(given: Feature[], overrides: readonly Feature[]): Feature[] {
  const names = new Set(overrides.map(({ name }) => name));
  return [...given.filter(({ name }) => !names.has(name)), ...overrides];
}

/** The flags that change the order's way. */
export function orderFlags(features: readonly Feature[], defaults: FlagDefaults = {}): OrderFlags {
  const isSet = (name: FlagName) => isFlagOn(name, features, defaults);
  return {
    customisePlan: isSet('customise-plan'),
    bookInstallV2: isSet('book-install-v2'),
    contractsUi: isSet('contracts-ui'),
    contractNewTab: isSet('contract-new-tab'),
    commercialLaunch: isSet('commercial-launch'),
    addressLookupSpike: isSet('address-lookup-spike'),
  };
}
