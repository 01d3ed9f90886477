import { Alert, type AlertKind } from '../Alert/Alert.tsx';
import { longDate } from '../format/date.ts';
import { faultInWords } from '../SwitchDetails/switch-faults.copy.ts';
import { Text } from '../Text/Text.tsx';
import { placedSwitchCopy as copy, type PlacedNews } from './placed-switch.copy.ts';

/** Null: as it should be, and told in plain text. */
const kindOf: Record<PlacedNews, AlertKind | null> = {
  telling: null,
  accepted: null,
  complete: 'success',
  checking: 'info',
  ready: 'success',
  notOrdered: 'error',
  ranOut: 'error',
  refused: 'warning',
  overAlready: 'warning',
  cancelled: 'warning',
  planEnded: 'info',
  unknown: 'warning',
};

/** Whether there is somebody to be asked: the switch is not as it should be. */
export const needsHelp = (news: PlacedNews): boolean => !['telling', 'accepted', 'complete'].includes(news);

type PlacedSwitchNewsProps = {
  news: PlacedNews;
  /** The old provider. */
  provider: string;
  /** Why the last step did not go; null where it did. */
  code: string | null;
  /** When the old service ends: "on …". */
  day: string;
  /** The last day of the plan, once that has ended. */
  planEndedOn: string | null;
};

/** How a switch to us goes once the broadband is ordered (SW-09, SW-11). */
export function PlacedSwitchNews({ news, provider, code, day, planEndedOn }: PlacedSwitchNewsProps) {
  const { title, body } = copy.news[news];
  const kind = kindOf[news];
  if (kind === null)
    return (
      <>
        <Text>{body(provider, day)}</Text>
        <Text>{copy.moves}</Text>
      </>
    );
  const hasEnded = news === 'planEnded' && planEndedOn !== null;
  return (
    <Alert kind={kind} {...(title && { title: title(provider) })}>
      {code !== null && !hasEnded && <Text>{faultInWords(code, provider)}</Text>}
      <Text>{body(provider, hasEnded ? copy.ended(longDate(planEndedOn)) : day)}</Text>
    </Alert>
  );
}
