import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectOtherTabs } from './other-tabs.ts';
import type { SessionView } from './session.ts';

/** One browser's tabs: each hears what the others say. */
class TestChannel {
  static open: TestChannel[] = [];
  #hear: (message: { data: unknown }) => void = () => undefined;
  constructor() {
    TestChannel.open.push(this);
  }
  addEventListener(_: 'message', hear: (message: { data: unknown }) => void) {
    this.#hear = hear;
  }
  postMessage(data: unknown) {
    for (const channel of TestChannel.open) if (channel !== this) channel.#hear({ data });
  }
}

let now = 0;
let isHidden = false;

beforeEach(() => {
  TestChannel.open = [];
  now = 0;
  vi.stubGlobal('BroadcastChannel', TestChannel);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function tab(status: SessionView['status'] = 'member') {
  const session = {
    view: () => ({ status }) as SessionView,
    lookAgain: vi.fn<() => void>(),
    loggedOutElsewhere: vi.fn<() => void>(),
  };
  return { ...session, tabs: connectOtherTabs(session, 'test.session', () => now) };
}

const show = () => {
  for (const hidden of [true, false]) {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  }
};

it('a log-out in one tab is one in the others, and not again in its own', () => {
  const [one, other] = [tab(), tab()];
  one.tabs.tell('loggedOut');
  expect(other.loggedOutElsewhere).toHaveBeenCalledTimes(1);
  expect(one.loggedOutElsewhere).not.toHaveBeenCalled();
});

it('after a log-in in one tab the others ask who is here', () => {
  const [one, other] = [tab(), tab('visitor')];
  one.tabs.tell('loggedIn');
  expect(other.lookAgain).toHaveBeenCalledTimes(1);
  expect(other.loggedOutElsewhere).not.toHaveBeenCalled();
});

it('a member who comes back to the tab is looked for again, once in half a minute', () => {
  const { lookAgain } = tab();
  show();
  expect(lookAgain).not.toHaveBeenCalled();
  now = 30_000;
  show();
  show();
  expect(lookAgain).toHaveBeenCalledTimes(1);
  now = 60_000;
  show();
  expect(lookAgain).toHaveBeenCalledTimes(2);
});

it('nobody is looked for where nobody was', () => {
  const { lookAgain } = tab('visitor');
  now = 60_000;
  show();
  expect(lookAgain).not.toHaveBeenCalled();
});
