import { momentInWords } from '../../words/date-words.ts';
import { planLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { Message } from '../../outbox/outbox.ts';
import type { BoostRow } from './boosts.types.ts';

/** `1 Gbps`, `500 Mbps`. */
function speedInWords(mbps: number): string {
  return mbps % 1_000 === 0 ? `${mbps / 1_000} Gbps` : `${mbps} Mbps`;
}

/** Tells that a boost has begun, and when it ends: no other message says that. `left`: boosts of this month. */
export function boostMessage(
  member: Addressee,
  { speedInMbps, until, planId }: Pick<BoostRow, 'speedInMbps' | 'until' | 'planId'>,
  left: number,
  { brandName, hostUrl }: { brandName: string; hostUrl: string },
): Message {
  const more = left === 0 ? 'It’s your last one this month.' : `You have ${left} more this month.`;
  return toMember(member, 'Your speed boost has begun', [
    `Your broadband runs at ${speedInWords(speedInMbps)} until ${momentInWords(until)}, at no charge. After that it’s back at the speed of your plan.`,
    more,
    `See your plan: ${planLink(hostUrl, planId)}`,
    brandName,
  ]);
}

/** Tells that a boost was refused, after its member has read that it has begun. `left`: boosts of this month, with this one. */
export function refusedBoostMessage(
  member: Addressee,
  { startedAt, planId }: Pick<BoostRow, 'startedAt' | 'planId'>,
  left: number,
  { brandName, hostUrl }: { brandName: string; hostUrl: string },
): Message {
  return toMember(member, 'Your speed boost didn’t start', [
    `Sorry, the network didn’t take your speed boost of ${momentInWords(startedAt)}, so your broadband has run at the speed of your plan. You have this boost back: ${left === 1 ? '1 boost is' : `${left} boosts are`} left this month.`,
    `See your plan: ${planLink(hostUrl, planId)}`,
    brandName,
  ]);
}
