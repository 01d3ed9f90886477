import { secondFactorCopy } from '../second-factor.copy.ts';
import type { SecondFactorViewProps } from '../second-factor.props.ts';
import { ProofForm } from './ProofForm.tsx';

export function ProvingForDevice({ model, send }: SecondFactorViewProps) {
  return <ProofForm model={model} send={send} name="other-device" copy={secondFactorCopy.ProvingForDevice} />;
}
