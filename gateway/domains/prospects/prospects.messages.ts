import type { Message } from '../../outbox/outbox.ts';
import type { ProspectHome } from './prospects.rules.ts';

/** E-mail to who wants to be first to know. */
export function interestMessage(
  to: { email: string; firstName: string },
  home: ProspectHome,
  brandName: string,
): Message {
  const place = home.lines?.[0] ?? home.postcode;
  return {
    channel: 'email',
    recipient: to.email,
    subject: "You're on the list",
    body: [
      `Hey ${to.firstName},`,
      `Thanks for your interest in ${brandName} broadband. We'll email you as soon as you can order it${place === undefined ? '' : ` at ${place}`}.`,
      "You don't need to do anything until then.",
      brandName,
    ].join('\n\n'),
  };
}
