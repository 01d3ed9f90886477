import type { CustomisePlanModel } from '../../../machines/customise-plan/customise-plan.selectors.ts';
import type { CustomisePlanEvent } from '../../../machines/customise-plan/customise-plan.types.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type CustomisePlanViewProps = ViewProps<CustomisePlanModel, CustomisePlanEvent>;
