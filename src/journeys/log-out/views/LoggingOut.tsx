import { WaitingPage } from '../../../ui/WaitingPage/WaitingPage.tsx';
import { logOutCopy } from '../log-out.copy.ts';

export function LoggingOut() {
  return <WaitingPage {...logOutCopy.LoggingOut} />;
}
