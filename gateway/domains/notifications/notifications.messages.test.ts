import { expect, test } from 'vitest';
import { networkEvent, notifiedVisit } from '../../testing/network-event.ts';
import { newsOf } from './news.rules.ts';
import { messageAbout } from './notifications.messages.ts';

type Visit = Parameters<typeof notifiedVisit>[0];

const order = { id: '0b8f3f3e-7f0f-4a39-9d3c-0a1a3c1f0001', key: 'LK-100', memberId: '100001' };
const member = { memberName: 'Alex', brandName: 'Our Brand', hostUrl: 'https://example.com' };

const window = {
  estimatedEarliestArrivalDateTime: '2026-12-01T08:00:00Z',
  estimatedLatestArrivalDateTime: '2026-12-01T09:00:00Z',
};
const engineer = { engineerName: 'Kit Plover', engineerContactNumber: '07700 900777' };

test.each<[string, Visit, string]>([
  [
    'an engineer is named',
    engineer,
    'Kit Plover is the engineer for your home install. You can call them on 07700 900777.',
  ],
  [
    'the engineer has set out',
    { ...engineer, ...window },
    'Kit Plover is on the way for your home install on Tuesday 1 December 2026. Expect them between 8am and 9am. You can call them on 07700 900777.',
  ],
  [
    'somebody has set out whom the network does not name',
    window,
    'The engineer is on the way for your home install on Tuesday 1 December 2026. Expect them between 8am and 9am.',
  ],
  [
    'the engineer is there',
    { ...engineer, ...window, actualArrivalDateTime: '2026-12-01T08:00:00Z' },
    'Kit Plover has arrived for your home install.',
  ],
  ['the network says nothing that we know', {}, 'There’s news about your home install.'],
])('a member reads in e-mail and text that %s (OR-10)', (_, visit, words) => {
  const appointments = [notifiedVisit({ visitType: 'IN_HOME', ...visit })];
  const news = newsOf(networkEvent({ appointments }), order.id, new Date('2026-12-01T07:30:00Z'));
  const message = messageAbout(news, order, member);
  expect(message?.body.split('\n\n')).toContain(words);
  expect(message?.text).toContain(words);
});

const ended = (unsolicitedCease: boolean) => {
  const moment = '2027-01-14T23:59:00Z';
  const ceased = { notificationType: 'SERVICE_CEASED', unsolicitedCease, actualDisconnectionDateTime: moment };
  return messageAbout(newsOf(networkEvent(ceased), order.id, new Date(moment)), order, member);
};

test('an end that nobody asked for has words of its own, and says what comes next', () => {
  const asked = ended(false);
  expect(asked?.subject).toBe('Your broadband has ended');
  expect(asked?.body).toContain('Your service ended on Thursday 14 January 2027.');
  const unasked = ended(true);
  expect(unasked?.subject).toBe('Your broadband has stopped');
  for (const words of [
    'the network ended your service on Thursday 14 January 2027',
    'You didn’t ask for this',
    'There’s no exit fee, and we’ll give back what you’ve paid for the days you can’t use',
    'You can order again for your home, or chat with us',
  ]) {
    expect(unasked?.body).toContain(words);
    expect(unasked?.text).toContain(words);
    expect(asked?.body).not.toContain(words);
  }
});
