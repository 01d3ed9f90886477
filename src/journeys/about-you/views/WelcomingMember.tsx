import { WaitingPage } from '../../../ui/WaitingPage/WaitingPage.tsx';
import { aboutYouCopy } from '../about-you.copy.ts';

export function WelcomingMember() {
  return <WaitingPage {...aboutYouCopy.WelcomingMember} />;
}
