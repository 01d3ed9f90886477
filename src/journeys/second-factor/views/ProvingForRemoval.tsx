import { secondFactorCopy } from '../second-factor.copy.ts';
import type { SecondFactorViewProps } from '../second-factor.props.ts';
import { ProofForm } from './ProofForm.tsx';

export function ProvingForRemoval({ model, send }: SecondFactorViewProps) {
  return <ProofForm model={model} send={send} name="switch-off" copy={secondFactorCopy.ProvingForRemoval} />;
}
