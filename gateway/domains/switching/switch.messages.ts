import type { Message } from '../../outbox/outbox.ts';
import type { BannerContent } from '../banners/show-banner.ts';
import type { MemberRow } from '../members/members.rows.ts';
import type { SwitchRow } from './switching.store.ts';
import { takesNoPart } from './outcomes.rules.ts';
import { greeting } from '../../words/mail-words.ts';

/** E-mail to who has ordered, about a switch that did not go as planned: what it means, and where it is put right. */
export function troubleMessage(
  to: Pick<MemberRow, 'email' | 'memberName'>,
  { title, content }: Pick<BannerContent, 'title' | 'content'>,
  { state, errorCode, cancelWantedAt }: Pick<SwitchRow, 'state' | 'errorCode' | 'cancelWantedAt'>,
  site: { brandName: string; hostUrl: string; summary: string },
): Message {
  const isOver = state === 'failed' || state === 'expired';
  const canBeTried = cancelWantedAt === null && isOver && errorCode !== takesNoPart;
  const link = `${site.hostUrl}${cancelWantedAt === null ? site.summary : '/help/switching'}`;
  const way = canBeTried
    ? `You can try the switch again, or cancel with your old provider yourself: ${link}`
    : `See what you can do: ${link}`;
  return {
    channel: 'email',
    recipient: to.email,
    subject: title,
    body: [greeting(to.memberName), content, way, site.brandName].join('\n\n'),
  };
}
