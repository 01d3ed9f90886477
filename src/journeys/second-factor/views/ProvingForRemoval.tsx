import { secondFactorCopy } from '../second-factor.copy.ts';
import type { selectSecondFactor } from '../../../../machines/second-factor/second-factor.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ProofForm } from './ProofForm.tsx';

export function ProvingForRemoval({ model, send }: ViewPropsOf<typeof selectSecondFactor>) {
  return <ProofForm model={model} send={send} name="switch-off" copy={secondFactorCopy.ProvingForRemoval} />;
}
