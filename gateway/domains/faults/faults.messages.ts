import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Message } from '../../outbox/outbox.ts';
import { longDate } from '../../words/date-words.ts';
import { faultLink, toMember, type Addressee } from '../../words/mail-words.ts';
import { compensationOn, pounds } from '../contracts/contracts.rules.ts';
import type { FaultNews, FaultRow } from './faults.types.ts';
import { newsInWords, visitTime } from './faults.words.ts';

export interface FaultWords {
  subject: string;
  text: string;
}

export function reportedWords(promised: LocalDate): FaultWords {
  return {
    subject: 'We’ve got your fault report',
    text: `We’ve got your report, and the network is testing your line. We’ll have it repaired by the end of ${longDate(promised)}. If that’s late, each day after it is worth ${pounds(compensationOn(promised).lateRepair)}, off your next bill.`,
  };
}

/** A repair is late: `rateInPence` is what a day is worth. */
export function lateWords(promised: LocalDate, rateInPence: number): FaultWords {
  return {
    subject: 'Your repair is late',
    text: `We promised to repair your broadband by the end of ${longDate(promised)}, and we haven’t. We’re sorry. Each day from now on is worth ${pounds(rateInPence)}, today included. It comes off your next bill after the repair, and there’s nothing to claim.`,
  };
}

/** What the member is told of news; undefined where it can wait until they look. `owedInPence`: what broken promises are worth. */
export function newsWords(news: FaultNews, owedInPence: number): FaultWords | undefined {
  const credit = owedInPence === 0 ? '' : ` We owe you ${pounds(owedInPence)}: it comes off your next bill.`;
  const text = `${newsInWords(news)}${credit}`;
  switch (news.code) {
    case 'VISIT_BOOKED':
      if (news.visitType !== 'INTERNAL_INCIDENT') return undefined;
      return { subject: 'An engineer visits you', text: newsInWords(news) };
    case 'VISIT_MOVED':
      return { subject: 'Your engineer visits on another day', text: newsInWords(news) };
    case 'ENGINEER_NAMED': {
      if (news.visitType !== 'INTERNAL_INCIDENT') return undefined;
      const phone = news.engineerContactNumber === null ? '' : ` You can call them on ${news.engineerContactNumber}.`;
      return { subject: 'Your engineer', text: `${newsInWords(news)} Expect them on ${visitTime(news)}.${phone}` };
    }
    case 'NO_ACCESS':
      return { subject: 'We missed you', text: newsInWords(news) };
    case 'UNABLE_TO_ATTEND':
      return { subject: 'Our engineer didn’t come', text };
    case 'DELAYED':
      return { subject: 'Your repair takes longer', text: newsInWords(news) };
    case 'REPAIRED':
      return { subject: 'Your broadband is repaired', text };
    case 'NO_FAULT_FOUND':
      return {
        subject: 'We found no fault',
        text: `${text} If it still doesn’t work, chat with us or report it again.`,
      };
    case 'CUSTOMER_EQUIPMENT':
      return { subject: 'What we found', text };
    case 'NOT_TAKEN':
      return { subject: 'We’re still passing on your fault report', text: newsInWords(news) };
    case 'LINE_TEST_FAILED':
    case 'LINE_TEST_PASSED':
    case 'FAULT_AT_NODE':
    case 'FAULT_AT_ONT':
    case 'ENGINEER_SET_OUT':
    case 'ENGINEER_ARRIVED':
    case 'VISIT_DONE':
    case 'WORKS_AGAIN':
    case 'SERVICE_ENDED':
      return undefined;
  }
}

export function faultMessage(
  member: Addressee,
  { number, planId }: Pick<FaultRow, 'number' | 'planId'>,
  { subject, text }: FaultWords,
  { brandName, hostUrl }: { brandName: string; hostUrl: string },
): Message {
  return toMember(member, subject, [
    text,
    `Follow your repair, or tell us that it works again: ${faultLink(hostUrl, planId)}`,
    `Fault number ${number}`,
    brandName,
  ]);
}
