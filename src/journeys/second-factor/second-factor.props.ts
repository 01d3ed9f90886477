import type { SecondFactorModel } from '../../../machines/second-factor/second-factor.selectors.ts';
import type { SecondFactorEvent } from '../../../machines/second-factor/second-factor.types.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type SecondFactorViewProps = ViewProps<SecondFactorModel, SecondFactorEvent>;
