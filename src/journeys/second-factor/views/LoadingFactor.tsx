import { WaitingPage } from '../../../ui/WaitingPage/WaitingPage.tsx';
import { secondFactorCopy } from '../second-factor.copy.ts';

export function LoadingFactor() {
  return <WaitingPage {...secondFactorCopy.LoadingFactor} />;
}
