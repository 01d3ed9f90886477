import type { SwitchProviderModel } from '../../../machines/switch-provider/switch-provider.selectors.ts';
import type { SwitchProviderEvent } from '../../../machines/switch-provider/switch-provider.types.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type SwitchProviderViewProps = ViewProps<SwitchProviderModel, SwitchProviderEvent>;
