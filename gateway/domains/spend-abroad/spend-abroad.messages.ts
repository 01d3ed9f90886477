import type { Message } from '../../outbox/outbox.ts';
import { longDate } from '../../words/date-words.ts';
import { toMember, topUpLink, type Addressee } from '../../words/mail-words.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { RoamingZone } from '../charges-abroad/charges-abroad.rules.ts';
import { pounds } from '../contracts/contracts.rules.ts';

type Site = { brandName: string; hostUrl: string };
type Told = Addressee & { msisdn: string | null };

/** What a month abroad stands at; `capInPence`: null without a cap. */
export interface Standing {
  capInPence: number | null;
  spentInPence: number;
  resetsOn: LocalDate;
}

const smsTo = ({ id, msisdn }: Told, body: string): Message[] =>
  msisdn === null ? [] : [{ memberId: String(id), channel: 'sms', recipient: msisdn, body }];

const STOPPED = 'What costs extra abroad doesn’t work any more: calls, texts and data that your plan doesn’t include.';

/** 80 or 100 % of the cap is spent: by text, as whoever is abroad has their phone, and by email. */
export function spentMessages(member: Told, percent: 80 | 100, standing: Standing, site: Site): Message[] {
  const { spentInPence, resetsOn } = standing;
  const cap = pounds(standing.capInPence ?? 0);
  const link = topUpLink(site.hostUrl);
  if (percent === 80) {
    const said = `You’ve spent ${pounds(spentInPence)} abroad this month, of your cap of ${cap}.`;
    return [
      ...smsTo(member, `${site.brandName}: ${said} At ${cap} what costs extra stops. Change your cap: ${link}`),
      toMember(member, 'You’ve spent 80% of your cap abroad', [
        `${said} When you’ve spent all of it, what costs extra abroad stops until ${longDate(resetsOn)}.`,
        `Change your cap: ${link}`,
        site.brandName,
      ]),
    ];
  }
  const said = `You’ve spent your cap of ${cap} abroad this month.`;
  const until = `It works again on ${longDate(resetsOn)}, or as soon as you raise your cap: ${link}`;
  return [
    ...smsTo(member, `${site.brandName}: ${said} ${STOPPED} ${until}`),
    toMember(member, 'You’ve spent all of your cap abroad', [
      `${said} ${STOPPED} You can still be texted, and what your plan includes goes on.`,
      until,
      site.brandName,
    ]),
  ];
}

/** A cap is chosen. */
export function capMessage(member: Addressee, standing: Standing, { brandName, hostUrl }: Site): Message {
  const { capInPence, spentInPence, resetsOn } = standing;
  const isStopped = capInPence !== null && spentInPence >= capInPence;
  const words =
    capInPence === null
      ? 'You have no cap on what you spend abroad now. Only your credit limits it, and we won’t text you when you’ve spent much.'
      : capInPence === 0
        ? `You’ve chosen to spend nothing abroad. ${STOPPED}`
        : `You’ll spend no more than ${pounds(capInPence)} abroad in a month. We’ll text you at 80% of it, and stop what costs extra at 100%.`;
  const stopped =
    isStopped && capInPence > 0
      ? [`You’ve spent ${pounds(spentInPence)} this month already, so that is stopped until ${longDate(resetsOn)}.`]
      : [];
  return toMember(member, 'Your cap abroad is changed', [
    words,
    ...stopped,
    `If that wasn’t you, change it back and tell us: ${topUpLink(hostUrl)}`,
    brandName,
  ]);
}

const pence = (amount: number | null): string =>
  amount === null ? 'from your plan' : amount === 0 ? 'free' : amount < 100 ? `${amount}p` : pounds(amount);

const dayData = (megabytes: number): string => (megabytes < 1_000 ? `${megabytes} MB` : `${megabytes / 1_000} GB`);

/** A phone has found a network in another country: what it costs there, and how the cap stands. */
export function pricesMessages(
  member: Told,
  { name, zone }: { name: string; zone: RoamingZone },
  { capInPence, spentInPence }: Standing,
  { brandName, hostUrl }: Site,
): Message[] {
  const { dayPriceInPence, dayDataInMb, fairUseInGb } = zone;
  const data =
    dayPriceInPence === null
      ? `data from your plan, up to ${fairUseInGb} GB a month`
      : `data ${pounds(dayPriceInPence)} for a day with ${dayData(dayDataInMb ?? 0)}`;
  const cap =
    capInPence === null
      ? 'You have no cap.'
      : `You’ve spent ${pounds(spentInPence)} of your cap of ${pounds(capInPence)} this month.`;
  return smsTo(
    member,
    `${brandName} prices, ${name}: ${data}; a minute to the UK ${pence(zone.minuteToUkInPence)}, one answered ${pence(zone.minuteAnsweredInPence)}; a text ${pence(zone.textSentInPence)}. ${cap} Change it: ${topUpLink(hostUrl)}`,
  );
}
