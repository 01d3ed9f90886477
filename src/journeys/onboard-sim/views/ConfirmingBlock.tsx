import type { selectOnboardSim } from '../../../../machines/onboard-sim/onboard-sim.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { onboardSimCopy } from '../onboard-sim.copy.ts';
import { simInWords } from './sim-words.ts';

const copy = onboardSimCopy.ConfirmingBlock;

/** Which SIM is blocked, and what that means, before it is so. */
export function ConfirmingBlock({ model: { sim, isBusy }, send }: ViewPropsOf<typeof selectOnboardSim>) {
  const decline = () => send({ type: 'block.declined' });
  return (
    <Modal title={copy.title} onClose={decline}>
      <Column>
        {sim !== null && <Text>{simInWords(sim)}</Text>}
        <Text>{copy.text}</Text>
        <WaysOn>
          <Button variant="destructive" loading={isBusy} onClick={() => send({ type: 'block.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button onClick={decline}>{copy.decline}</Button>
        </WaysOn>
      </Column>
    </Modal>
  );
}
