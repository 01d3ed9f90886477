import { longDate, timeOfDay } from '../format/date.ts';
import { Text } from '../Text/Text.tsx';
import { Unbroken } from '../Unbroken/Unbroken.tsx';
import { heldUntilCopy as copy } from './held-until.copy.ts';

/** The same on the card of a visit, in few words; never for longer than it is true. */
export const heldWords = (until: string | null | undefined): string =>
  until === null || until === undefined ? copy.open : copy.card(timeOfDay(until), longDate(until));

type HeldUntilProps = {
  /** ISO instant; null where nobody told it, and nothing is said. */
  until: string | null | undefined;
  /** Both visits of the home are held. */
  areBoth: boolean;
};

/** Until when the network holds dates, and what happens then (BK-32). */
export function HeldUntil({ until, areBoth }: HeldUntilProps) {
  if (until === null || until === undefined) return null;
  const say = areBoth ? copy.both : copy.one;
  return (
    <Text tone="soft">
      <Unbroken>{`${say(timeOfDay(until), longDate(until))} ${copy.after}`}</Unbroken>
    </Text>
  );
}
