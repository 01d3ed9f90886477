import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { CustomisePlanViewProps } from '../customise-plan.props.ts';
import { NotKept } from './NotKept.tsx';

export const JourneyNotSaved = ({ model, send }: CustomisePlanViewProps) => (
  <NotKept copy={customisePlanCopy.JourneyNotSaved} refusal={model.refusal} send={send} />
);
