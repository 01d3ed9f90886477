import { maskEmail, maskPhone } from './masking.rules.ts';
import type { Implication, MatchRequest, OfferedService } from '../messages.ts';
import type { HeldService, MatchableAccount } from './match.rules.ts';

function offered({ type, identifier }: HeldService, switchAction: OfferedService['switchAction']): OfferedService {
  return type === 'NBICS'
    ? {
        serviceType: 'NBICS',
        switchAction,
        // Enough for who knows the number, and of no use to anybody else.
        serviceIdentifiers: [{ identifierType: 'PartialDN', identifier: identifier.slice(-2) }],
      }
    : {
        serviceType: 'IAS',
        switchAction,
        serviceIdentifiers: [{ identifierType: 'AccessLineId', identifier }],
      };
}

export interface Offers {
  main: OfferedService[];
  /** Undefined where the customer has no choice to make. */
  alternative: OfferedService[] | undefined;
}

/**
 * What the provider would do with the services of a matched account: those that were asked for are found, and a linked
 * one may stay (main offer) or end too (alternative), unless it cannot live without the broadband.
 */
export function offersFor(
  account: Pick<MatchableAccount, 'services'>,
  request: Pick<MatchRequest, 'services'>,
): Offers {
  const wanted = new Set<string>(request.services.map(({ serviceType }) => serviceType));
  const held = account.services.filter(({ type }) => type !== 'TV');
  const missing = [...wanted].filter((type) => !held.some((service) => service.type === type));
  const offer = (linked: 'OptionToRetain' | 'OptionToCease'): OfferedService[] => [
    ...held.map((service) => {
      if (wanted.has(service.type)) return offered(service, 'ServiceFound');
      return offered(service, service.endsWithBroadband ? 'ForcedCease' : linked);
    }),
    ...missing.map((type): OfferedService => ({
      serviceType: type === 'IAS' ? 'IAS' : 'NBICS',
      switchAction: 'ServiceNotFound',
    })),
  ];
  const hasChoice = held.some(({ type, endsWithBroadband }) => !wanted.has(type) && !endsWithBroadband);
  return { main: offer('OptionToRetain'), alternative: hasChoice ? offer('OptionToCease') : undefined };
}

const ukClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** How a provider writes to a customer. */
export interface Contact {
  email?: string;
  phone?: string;
}

/** Where the provider has sent what the switch means: by e-mail and text where it can, else by post. */
export function implicationsFor({ contact }: { contact: Contact }, now: Date): Implication[] {
  const sentBy = ukClock.format(now);
  const sent: Implication[] = [];
  if (contact.email !== undefined) sent.push({ sentMethod: 'email', sentTo: maskEmail(contact.email), sentBy });
  if (contact.phone !== undefined) sent.push({ sentMethod: 'sms', sentTo: maskPhone(contact.phone), sentBy });
  return sent.length > 0 ? sent : [{ sentMethod: '1st class post', sentBy }];
}
