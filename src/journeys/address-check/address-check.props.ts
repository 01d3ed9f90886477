import type { ViewProps } from '../../journey-host/journey-part.ts';
import type { AddressCheckEvent } from '../../../machines/address-check/address-check.types.ts';
import type { AddressCheckModel } from '../../../machines/address-check/address-check.selectors.ts';

export type AddressCheckViewProps = ViewProps<AddressCheckModel, AddressCheckEvent>;
