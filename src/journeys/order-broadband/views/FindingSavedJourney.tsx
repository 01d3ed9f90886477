import { WaitingPage } from '../../../ui/WaitingPage/WaitingPage.tsx';
import { orderBroadbandCopy } from '../order-broadband.copy.ts';

export function FindingSavedJourney() {
  return <WaitingPage {...orderBroadbandCopy.FindingSavedJourney} />;
}
