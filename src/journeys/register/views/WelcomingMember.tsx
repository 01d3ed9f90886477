import { WaitingPage } from '../../../ui/WaitingPage/WaitingPage.tsx';
import { registerCopy } from '../register.copy.ts';

export function WelcomingMember() {
  return <WaitingPage {...registerCopy.WelcomingMember} />;
}
