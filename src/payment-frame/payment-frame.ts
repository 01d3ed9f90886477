/**
 * The one place that knows what the payment provider's page in a frame and ours say to each other. The messages are ours; with a provider that has none
 * such, its own page is gone to in place of the frame.
 */

export type FrameTheme = 'light' | 'dark';

export type FrameMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'paying' }
  | { type: 'failed' }
  /** The session can't be paid in any more: the provider's word for how it stands. */
  | { type: 'over'; status: string }
  /** The bank asks on a page of its own, or the wallet is paid with on its page. */
  | { type: 'redirect'; url: string; to: 'bank' | 'wallet' }
  | { type: 'result'; resultCode: string; sessionResult: string };

/** Taller than any form: what asks for more is not believed. */
const TALLEST = 4_000;

/** Where the page is that takes a card in a session. */
export function frameAddress(origin: string, sessionId: string, theme: FrameTheme): string {
  const address = new URL(`/checkoutshopper/v1/sessions/${encodeURIComponent(sessionId)}/page`, origin);
  address.searchParams.set('theme', theme);
  return address.href;
}

/** What a message says; undefined for one that is none of the provider's, or that we do not know. */
export function readFrameMessage(origin: string, data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('from' in data) || data.from !== 'payment-provider')
    return undefined;
  const { type, height, status, url, to, resultCode, sessionResult } = data as Partial<Record<string, unknown>>;
  if (type === 'ready' || type === 'paying' || type === 'failed') return { type };
  if (type === 'height' && typeof height === 'number' && height > 0 && height <= TALLEST) return { type, height };
  if (type === 'over' && typeof status === 'string') return { type, status };
  // Nobody is sent anywhere else.
  if (type === 'redirect' && typeof url === 'string' && URL.parse(url)?.origin === origin)
    return { type, url, to: to === 'wallet' ? to : 'bank' };
  if (type === 'result' && typeof resultCode === 'string' && typeof sessionResult === 'string')
    return { type, resultCode, sessionResult };
  return undefined;
}

/**
 * Gives the frame the session as soon as it is there, has it grow with its page, and hands on everything else that it says. `setTheme` follows
 * the site's; `leave` stops listening.
 */
export function joinFrame(
  frame: HTMLIFrameElement,
  { origin, sessionData }: { origin: string; sessionData: string },
  hear: (message: Exclude<FrameMessage, { type: 'height' }>) => void,
): { setTheme: (theme: FrameTheme) => void; leave: () => void } {
  const say = (message: object) => frame.contentWindow?.postMessage({ to: 'payment-provider', ...message }, origin);
  function listen({ source, origin: from, data }: MessageEvent<unknown>): void {
    if (source !== frame.contentWindow || from !== origin) return;
    const message = readFrameMessage(origin, data);
    if (message?.type === 'height') frame.style.height = `${message.height}px`;
    else if (message) {
      if (message.type === 'ready') say({ type: 'begin', sessionData });
      hear(message);
    }
  }
  window.addEventListener('message', listen);
  return {
    setTheme: (theme) => say({ type: 'theme', theme }),
    leave: () => window.removeEventListener('message', listen),
  };
}
