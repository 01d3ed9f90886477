import type { JourneyMember } from '../../machines/shared/journey-meta.ts';
import type { Wire } from '../../machines/shared/wire.ts';

/**
 * The member as journeys know them: the id a text whatever the wire has (AU-05), names taken from the name shown in
 * greetings where they are missing, the mobile number before the other one.
 */
export function journeyMemberOf(member: Wire<'Member'>): JourneyMember {
  const [first = '', ...rest] = member.memberName.trim().split(/\s+/);
  return {
    memberId: String(member.id),
    firstName: member.firstName ?? first,
    lastName: member.lastName ?? rest.join(' '),
    email: member.email,
    phone: member.msisdn ?? member.alternativePhoneNumber ?? '',
  };
}
