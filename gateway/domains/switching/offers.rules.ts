import type { SwitchImplication, SwitchOffer, SwitchService } from '../../db/schema/switching.ts';
import type {
  Implication,
  MatchConfirmation,
  OfferedService,
} from '../../../openapi/partners/switching-hub/messages.ts';

/** What a customer can tell a service by; ids of lines and networks say nothing to them. */
const telling: ReadonlySet<string> = new Set(['DN', 'PartialDN', 'ServiceInformation']);

function serviceOf({ serviceType, switchAction, serviceIdentifiers = [] }: OfferedService): SwitchService {
  const identifier = serviceIdentifiers.find(({ identifierType }) => telling.has(identifierType))?.identifier;
  return { serviceType, switchAction, ...(identifier === undefined ? {} : { identifier }) };
}

function offerOf({ switchOrderReference, services }: MatchConfirmation['matchResult']): SwitchOffer {
  return { reference: switchOrderReference.toLowerCase(), services: services.map(serviceOf) };
}

const londonOffset = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeZoneName: 'longOffset' });

/** `+01:00` in summer. */
function offsetAt(moment: Date): string {
  const name = londonOffset.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace(/^(?:GMT|UTC)/, '') || '+00:00';
}

/** `2026-07-01 10:30:05` of the United Kingdom as a moment with its offset. */
export function momentOf(sentBy: string): string {
  const local = sentBy.replace(' ', 'T');
  return `${local}${offsetAt(new Date(`${local}Z`))}`;
}

function implicationOf({ sentMethod, sentTo, sentBy }: Implication): SwitchImplication {
  return { method: sentMethod, ...(sentTo ? { sentTo } : {}), sentAt: momentOf(sentBy) };
}

/** A match as the switch keeps it. The industry allows several alternatives; customers are shown the first. */
export function offersOf({ matchResult, alternativeSwitchOrders = [], implicationsSent }: MatchConfirmation): {
  offer: SwitchOffer;
  alternative: SwitchOffer | null;
  implications: SwitchImplication[];
} {
  const [alternative] = alternativeSwitchOrders;
  return {
    offer: offerOf(matchResult),
    alternative: alternative ? offerOf(alternative.matchResult) : null,
    implications: implicationsSent.map(implicationOf),
  };
}
