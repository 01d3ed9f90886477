import { movesOn, type SwitchAhead } from '../plans/switch-ahead.ts';
import { longDate } from '../../words/date-words.ts';
import { planLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Message } from '../../outbox/outbox.ts';
import { lengthOf } from './pauses.rules.ts';
import type { PausedDays } from './pauses.types.ts';

type Happened =
  | 'planned'
  | 'takenBack'
  | 'void'
  | 'refused'
  | 'waiting'
  | 'offForSwitch'
  | 'begun'
  | 'over'
  | 'endedEarly';

const dayCount = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

function wordsOf(happened: Happened, pause: PausedDays, wasPaused: boolean): { subject: string; text: string } {
  const first = longDate(pause.from);
  const last = longDate(pause.to);
  const days = dayCount(lengthOf(pause));
  switch (happened) {
    case 'planned':
      return {
        subject: 'Your broadband pause is planned',
        text: `We’ll pause your broadband for ${days}, from six in the morning on ${first}. The last paused day is ${last}. You can take it back until it begins, and end it on any day after that.`,
      };
    case 'takenBack':
      return {
        subject: 'Your broadband pause is taken back',
        text: `We won’t pause your broadband on ${first}.`,
      };
    case 'void':
      return {
        subject: 'Your broadband pause is off',
        text: `We won’t pause your broadband on ${first}, as your plan is ending. If you keep your plan, you can plan another pause.`,
      };
    case 'refused':
      return {
        subject: 'Your broadband isn’t paused',
        text: `Sorry, the network didn’t pause your broadband on ${first}, so your pause is off. You have your broadband, and pay for it as before.${wasPaused ? ` The ${days} until ${last} cost you nothing: they come off your next bill.` : ''} You can plan another pause.`,
      };
    case 'waiting':
      return {
        subject: 'Your broadband pause waits',
        text: `You have your broadband with us until they do, so your pause waits. If they haven’t taken over by six in the morning on ${first}, it begins then. Its last day is still ${last}, so it has ${days}. You can take it back until it begins.`,
      };
    case 'offForSwitch':
      return {
        subject: 'Your broadband pause is off',
        text: 'You have your broadband with us until they do, so we don’t pause it that day. If they don’t take over, you can plan another pause.',
      };
    case 'begun':
      return {
        subject: 'Your broadband is paused',
        text: `Your broadband is paused from today. The last paused day is ${last}, and it’s back at six the next morning. You can end the pause on any day before.`,
      };
    case 'over':
      return {
        subject: 'Your broadband is back',
        text: `Your pause of ${days} is over. You don’t pay for them: they come off your next bill.`,
      };
    case 'endedEarly':
      return {
        subject: 'Your broadband is back',
        text: `You’ve ended your pause after ${days}, and your broadband is on its way back. You don’t pay for the paused days: they come off your next bill.`,
      };
  }
}

interface Told {
  pause: PausedDays;
  lastDay: LocalDate | null;
  planId: string;
  ahead?: SwitchAhead | null;
  /** Some of its days have gone by. */
  wasPaused?: boolean;
}

/** What happened, beside a switch: why a pause waits for it, or how one that is planned stands to it. */
function besideSwitch(text: string, happened: Happened, { to }: PausedDays, ahead: SwitchAhead): string[] {
  if (happened !== 'planned') return [`${movesOn(ahead)}. ${text}`];
  if (ahead.isOverdue) return [text, `${movesOn(ahead)}. If they do, your pause ends with your plan.`];
  return to < ahead.day ? [text] : [text, `${movesOn(ahead)}, so your pause ends the day before, with your plan.`];
}

/** `lastDay` of the contract, as it is now; null where the pause does not move it. `ahead`: a switch that is ordered. */
export function pauseMessage(
  member: Addressee,
  happened: Happened,
  { pause, lastDay, planId, ahead = null, wasPaused = false }: Told,
  { brandName, hostUrl }: { brandName: string; hostUrl: string },
): Message {
  const { subject, text } = wordsOf(happened, pause, wasPaused);
  const now = happened === 'planned' ? ', as you agreed' : '';
  const contract = lastDay === null ? [] : [`The last day of your contract is ${longDate(lastDay)}${now}.`];
  const besides = ahead === null ? [text] : besideSwitch(text, happened, pause, ahead);
  const lines = [...besides, ...contract];
  return toMember(member, subject, [...lines, `See your plan: ${planLink(hostUrl, planId)}`, brandName]);
}
