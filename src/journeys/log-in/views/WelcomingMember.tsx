import { WaitingPage } from '../../../ui/WaitingPage/WaitingPage.tsx';
import { logInCopy } from '../log-in.copy.ts';

export function WelcomingMember() {
  return <WaitingPage {...logInCopy.WelcomingMember} />;
}
