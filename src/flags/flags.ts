import type { OrderFlags } from '../../machines/order-broadband/order-broadband.types.ts';
import type { Wire } from '../../machines/shared/wire.ts';
import { isOn } from './flag-value.ts';

/** The seven flags by their names on the wire (SC-10), with what holds until the session service says otherwise. */
const builtIn = {
  'customise-plan': true,
  'contracts-ui': true,
  'contract-new-tab': true,
  'book-install-v2': true,
  'commercial-launch': true,
  'about-you-redirect': false,
  'address-lookup-spike': false,
} as const;

type FlagName = keyof typeof builtIn;

/** All that the client session is asked to evaluate. */
export const flagNames = Object.keys(builtIn);

/** Values by wire name, as the runtime configuration gives them for the time without a session. */
export type FlagDefaults = Readonly<Record<string, boolean | string | undefined>>;

/** The session service's word, else the configuration's, else the built-in one. */
export function isFlagOn(name: FlagName, features: readonly Wire<'Feature'>[], defaults: FlagDefaults = {}): boolean {
  const feature = features.find((one) => one.name === name);
  return feature ? isOn(feature.variantInfo.value) : isOn(defaults[name] ?? builtIn[name]);
}

/** The flags that change the order's way. */
export function orderFlags(features: readonly Wire<'Feature'>[], defaults: FlagDefaults = {}): OrderFlags {
  return {
    customisePlan: isFlagOn('customise-plan', features, defaults),
    bookInstallV2: isFlagOn('book-install-v2', features, defaults),
    contractsUi: isFlagOn('contracts-ui', features, defaults),
    contractNewTab: isFlagOn('contract-new-tab', features, defaults),
  };
}
