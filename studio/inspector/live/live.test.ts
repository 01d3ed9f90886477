import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BridgeMessage, InspectorMessage } from '../bridge/messages.types.ts';
import { connectInspector } from './live.ts';

function fakePort() {
  const posted: InspectorMessage[] = [];
  let hear: (data: unknown) => void = () => undefined;
  const live = connectInspector({
    post: (message) => void posted.push(message),
    listen: (listener) => void (hear = listener),
  });
  return { live, posted, say: (message: BridgeMessage | object) => hear(message) };
}

const app = { tab: 'tab-1', title: 'Choose your plan' };

describe('an inspector', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('asks all pages what they have, and keeps what they tell', () => {
    const { live, posted, say } = fakePort();
    const heard = vi.fn();
    const stop = live.subscribe(heard);
    expect(posted).toEqual([{ tab: null, kind: 'hello' }]);
    say({ ...app, kind: 'here', dropped: 2 });
    expect(live.now().get('tab-1')).toMatchObject({ isHere: true, dropped: 2 });
    expect(heard).toHaveBeenCalledOnce();
    stop();
    say({ ...app, kind: 'gone' });
    expect(heard).toHaveBeenCalledOnce();
    expect(live.now().get('tab-1')).toMatchObject({ isHere: false });
  });

  it('does not listen to other inspectors', () => {
    const { live, say } = fakePort();
    say({ tab: null, kind: 'hello' });
    say('noise' as unknown as object);
    expect(live.now().size).toBe(0);
  });

  it('hears the answer to its own question and no other', async () => {
    const { live, posted, say } = fakePort();
    const answer = live.ask('tab-1', 'x:1', { type: 'plan.selected' });
    const question = posted.at(-1);
    if (question?.kind !== 'ask') throw new Error('nothing was asked');
    const onOffer = {
      guard: 'isOnOffer',
      parts: [],
      read: [{ place: 'context.products', value: '‹empty list›' }],
      more: 0,
    };
    const refused = { isKnown: true, isPossible: false, takes: [], refused: [onOffer] };
    say({ ...app, kind: 'answer', question: 'another', answer: { ...refused, isPossible: true } });
    say({ ...app, kind: 'answer', question: question.question, answer: refused });
    expect(await answer).toEqual(refused);
  });

  it('does not wait for a page that is asleep', async () => {
    const { live } = fakePort();
    const answer = live.ask('tab-1', 'x:1', { type: 'plan.selected' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toBeNull();
  });

  it('is told the mark of a page’s calls, for a fault that meets it alone', async () => {
    const { live, posted, say } = fakePort();
    const scope = live.mark('tab-1');
    expect(posted.at(-1)).toMatchObject({ tab: 'tab-1', kind: 'mark', scope: expect.stringMatching(/^tab-/) });
    say({ tab: 'tab-2', title: '', kind: 'marked', scope: 'not-mine' });
    say({ ...app, kind: 'marked', scope: 'tab-known' });
    expect(await scope).toBe('tab-known');
  });
});
