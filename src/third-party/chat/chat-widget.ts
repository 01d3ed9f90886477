/** What the widget knows of the customer: nothing of a visitor. */
export type ChatSettings = { region: 'eu'; user_id?: string; user_hash?: string };

export type ChatCommand =
  /** Begins; before any other command. */
  | ['boot', ChatSettings]
  /** The visitor has become a member. */
  | ['update', ChatSettings]
  /** Whoever was here has gone, and the conversation with them. */
  | ['shutdown']
  /** Opens with an empty message. */
  | ['showNewMessage'];

type ChatWidget = { (...command: ChatCommand): void; queue?: ChatCommand[] };

declare global {
  interface Window {
    /**
     * How the site speaks to the chat widget. Until its script is there, commands wait in `queue`; the script takes them
     * from there and puts itself in place of this function.
     */
    chatWidget?: ChatWidget;
  }
}

export function tellWidget(...command: ChatCommand): void {
  if (!window.chatWidget) {
    const queue: ChatCommand[] = [];
    window.chatWidget = Object.assign((...later: ChatCommand) => void queue.push(later), { queue });
  }
  window.chatWidget(...command);
}

/** A script that has not come by then will not come soon. */
const patienceMs = 10_000;

/** Fetches the widget's script; rejects when it does not come, and can be tried again. */
export function loadWidget(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      delete window.chatWidget;
      reject(new Error('The chat widget did not load'));
    };
    const late = setTimeout(fail, patienceMs);
    script.addEventListener('load', () => {
      clearTimeout(late);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(late);
      fail();
    });
    script.src = url;
    document.head.append(script);
  });
}
