import type { ChoosePlanModel } from '../../../machines/choose-plan/choose-plan.selectors.ts';
import type { ChoosePlanEvent } from '../../../machines/choose-plan/choose-plan.types.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type ChoosePlanViewProps = ViewProps<ChoosePlanModel, ChoosePlanEvent>;
