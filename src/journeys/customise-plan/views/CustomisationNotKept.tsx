import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { CustomisePlanViewProps } from '../customise-plan.props.ts';
import { NotKept } from './NotKept.tsx';

export const CustomisationNotKept = ({ model, send }: CustomisePlanViewProps) => (
  <NotKept copy={customisePlanCopy.CustomisationNotKept} refusal={model.refusal} send={send} />
);
