import { longDate } from '../../words/date-words.ts';
import { formatSlot } from '../visits/slots.rules.ts';
import type { FaultNews } from './faults.types.ts';

/** `Monday 23 November 2026, 8am-12pm`. */
export function visitTime({ visitDate, visitSlot }: Pick<FaultNews, 'visitDate' | 'visitSlot'>): string {
  if (visitDate === null || visitSlot === null) return 'a day that isn’t known yet';
  return `${longDate(visitDate)}, ${formatSlot(visitSlot)}`;
}

/** One thing that has happened, as the member reads it. */
export function newsInWords(news: FaultNews): string {
  const engineer = news.engineerName ?? 'The engineer';
  const isAtHome = news.visitType === 'INTERNAL_INCIDENT';
  switch (news.code) {
    case 'LINE_TEST_FAILED':
      return 'The network tested your line, and something is wrong with it.';
    case 'LINE_TEST_PASSED':
      return 'The network tested your line, and found it in order as far as your home.';
    case 'FAULT_AT_NODE':
      return 'The fault is in the network outside. Nobody has to be at home.';
    case 'FAULT_AT_ONT':
      return 'The fault is in your home. An engineer has to come in.';
    case 'VISIT_BOOKED':
      return isAtHome
        ? `An engineer visits you on ${visitTime(news)}. Somebody has to be at home.`
        : `An engineer works outside on ${visitTime(news)}.`;
    case 'VISIT_MOVED':
      return `You moved the engineer’s visit to ${visitTime(news)}. Somebody has to be at home.`;
    case 'ENGINEER_NAMED':
      return `${engineer} is your engineer.`;
    case 'ENGINEER_SET_OUT':
      return `${engineer} is on the way.`;
    case 'ENGINEER_ARRIVED':
      return `${engineer} has arrived.`;
    case 'VISIT_DONE':
      return 'The engineer’s visit is done.';
    case 'NO_ACCESS':
      return 'The engineer came, and nobody was at home. Choose another day, or we’ll book one for you.';
    case 'UNABLE_TO_ATTEND':
      return 'The engineer didn’t come. We’re sorry, and we’ll book another visit.';
    case 'DELAYED':
      return news.expectedRepair === null
        ? 'The repair takes longer than planned.'
        : `The repair takes longer than planned. The network expects to be done on ${longDate(news.expectedRepair)}.`;
    case 'REPAIRED':
      return 'The network repaired the fault.';
    case 'NO_FAULT_FOUND':
      return 'The network found no fault.';
    case 'CUSTOMER_EQUIPMENT':
      return 'The cause is in equipment of your own, not in our service.';
    case 'WORKS_AGAIN':
      return 'You told us that it works again.';
    case 'NOT_TAKEN':
      return 'The network hasn’t taken your report yet. We’ll ask it every six hours until it has. The day of your repair stands.';
    case 'SERVICE_ENDED':
      return 'Your broadband ended, and the fault with it.';
  }
}
