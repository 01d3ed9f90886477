import { expect, test, vi } from 'vitest';
import { frameAddress, joinFrame, readFrameMessage, type FrameMessage } from './payment-frame.ts';

const origin = 'http://127.0.0.1:4103';

test.each<FrameMessage>([
  { type: 'ready' },
  { type: 'paying' },
  { type: 'failed' },
  { type: 'height', height: 480 },
  { type: 'over', status: 'expired' },
  { type: 'redirect', url: `${origin}/challenge/token`, to: 'bank' },
  { type: 'redirect', url: `${origin}/wallet/token`, to: 'wallet' },
  { type: 'result', resultCode: 'Refused', sessionResult: 'of the provider' },
])('the provider’s $type is understood', (message) => {
  expect(readFrameMessage(origin, { from: 'payment-provider', ...message })).toEqual(message);
});

test.each([
  ['of nobody', { type: 'ready' }],
  ['of a kind that came later', { from: 'payment-provider', type: 'confetti' }],
  ['with a height that no form has', { from: 'payment-provider', type: 'height', height: 90_000 }],
  ['that leads elsewhere', { from: 'payment-provider', type: 'redirect', url: 'https://elsewhere.example.com/' }],
  ['that leads to a script', { from: 'payment-provider', type: 'redirect', url: 'javascript:alert(1)' }],
  ['without its result', { from: 'payment-provider', type: 'result', resultCode: 'Authorised' }],
  ['that is a text', 'ready'],
  ['that is nothing', null],
])('a message %s is none', (_what, data) => {
  expect(readFrameMessage(origin, data)).toBeUndefined();
});

test('the address of the frame says which session and which theme', () => {
  expect(frameAddress(origin, 'CS1', 'dark')).toBe(`${origin}/checkoutshopper/v1/sessions/CS1/page?theme=dark`);
});

test('the frame is given its session, grows, and is heard until it is left; others are not', () => {
  const frame = document.createElement('iframe');
  const heard: unknown[] = [];
  const told = vi.fn();
  const own = { postMessage: told } as unknown as Window;
  Object.defineProperty(frame, 'contentWindow', { value: own });
  const says = (data: object, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { source: own, origin, data: { from: 'payment-provider', ...data }, ...from }),
    );
  const joined = joinFrame(frame, { origin, sessionData: 'the data' }, (message) => heard.push(message));
  says({ type: 'ready' });
  expect(told).toHaveBeenCalledExactlyOnceWith(
    { to: 'payment-provider', type: 'begin', sessionData: 'the data' },
    origin,
  );
  says({ type: 'height', height: 512 });
  expect(frame.style.height).toBe('512px');
  says({ type: 'paying' }, { origin: 'https://elsewhere.example.com' });
  says({ type: 'paying' }, { source: window });
  expect(heard).toEqual([{ type: 'ready' }]);
  says({ type: 'paying' });
  joined.setTheme('dark');
  expect(told).toHaveBeenLastCalledWith({ to: 'payment-provider', type: 'theme', theme: 'dark' }, origin);
  joined.leave();
  says({ type: 'failed' });
  expect(heard).toEqual([{ type: 'ready' }, { type: 'paying' }]);
});
