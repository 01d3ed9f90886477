import type { selectMoveNumber } from '../../../../machines/move-number/move-number.selectors.ts';
import type { NumberMove } from '../../../../machines/move-number/move-number.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { moveNumberCopy, whyNotMoved } from '../move-number.copy.ts';

const copy = moveNumberCopy.ShowingNumber;

type Props = { move: NumberMove; isBusy: boolean; send: ViewPropsOf<typeof selectMoveNumber>['send'] };

/** A number that comes: when, and until when it can be stopped. */
function Coming({ move, isBusy, send }: Props) {
  const { state, phoneNumber, day, stopBefore, canBeStopped, isBeingStopped } = move;
  return (
    <Card as="section" aria-labelledby="latest-move">
      <h2 id="latest-move">{copy.coming(phoneNumber)}</h2>
      <SummaryList
        rows={[
          { term: copy.day, details: <ShortDate date={day} /> },
          { term: copy.until, details: copy.untilHour(stopBefore) },
        ]}
      />
      <Text>{state === 'ASKED' ? copy.state.ASKED : copy.state.ACCEPTED}</Text>
      {canBeStopped && (
        <div>
          <Button loading={isBusy} onClick={() => send({ type: 'stop.requested' })}>
            {copy.stop}
          </Button>
        </div>
      )}
      {!canBeStopped && <Text>{isBeingStopped ? copy.stopping : copy.tooLate}</Text>}
    </Card>
  );
}

/** What has become of the number that was brought last. */
export function LatestMove(props: Props) {
  const { state, phoneNumber, failure } = props.move;
  switch (state) {
    case 'ASKED':
    case 'ACCEPTED':
      return <Coming {...props} />;
    case 'MOVED':
      return <Ended heading={copy.moved(phoneNumber)} words={copy.movedText} />;
    case 'STOPPED':
      return <Ended heading={copy.stopped(phoneNumber)} words={copy.stoppedText} />;
    default:
      return <Ended heading={copy.failed(phoneNumber)} words={whyNotMoved(failure)} />;
  }
}

function Ended({ heading, words }: { heading: string; words: string }) {
  return (
    <Card as="section" aria-labelledby="latest-move">
      <h2 id="latest-move">{heading}</h2>
      <Text>{words}</Text>
    </Card>
  );
}
