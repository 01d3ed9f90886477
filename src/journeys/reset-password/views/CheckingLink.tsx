import { WaitingPage } from '../../../ui/WaitingPage/WaitingPage.tsx';
import { resetPasswordCopy } from '../reset-password.copy.ts';

export function CheckingLink() {
  return <WaitingPage {...resetPasswordCopy.CheckingLink} />;
}
