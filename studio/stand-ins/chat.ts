import type { ChatCommand, ChatSettings } from '../../src/third-party/chat/chat-widget.ts';

/**
 * Plays the chat widget in dev and tst: a panel that says what it is, keeps the conversation for the tab, and answers by
 * itself. Nothing leaves the browser. It takes the same commands as a provider's (src/third-party/chat/chat-widget.ts); what it was
 * told is on `window.standIns` for testers.
 */
(() => {
  type Message = { from: 'you' | 'test chat'; text: string };
  type Conversation = { owner: string; messages: Message[] };

  const key = 'chat-conversation';
  const answer =
    'Thank you. This answer is automatic: nobody reads the test chat. Where the site is live, an adviser answers here.';

  let settings: ChatSettings = { region: 'eu' };
  let panel: HTMLElement | null = null;
  let opener: Element | null = null;

  const owner = () => settings.user_id ?? '';

  function conversation(): Message[] {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Conversation | null;
      // Somebody else's on the same machine is nobody's business.
      return kept?.owner === owner() ? kept.messages : [];
    } catch {
      return [];
    }
  }

  function keep(messages: Message[]): void {
    try {
      sessionStorage.setItem(key, JSON.stringify({ owner: owner(), messages } satisfies Conversation));
    } catch {
      // Forbidden or full: the panel shows it all the same.
    }
  }

  function make<Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    className: string,
    text = '',
    attributes: Record<string, string> = {},
  ): HTMLElementTagNameMap[Tag] {
    const element = document.createElement(tag);
    element.className = className;
    element.textContent = text;
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  }

  function bubble({ from, text }: Message): HTMLElement {
    const item = make('li', `chat-message chat-from-${from === 'you' ? 'you' : 'us'}`);
    item.append(make('span', 'chat-who', from === 'you' ? 'You: ' : 'Test chat: '), text);
    return item;
  }

  /** On a phone the panel is the whole screen: nothing behind it can be reached. */
  const isWholeScreen = () => matchMedia('(max-width: 767.98px)').matches;

  function setBehind(isInert: boolean): void {
    for (const element of document.body.children) if (element !== panel) element.toggleAttribute('inert', isInert);
  }

  function close(): void {
    if (!panel) return;
    setBehind(false);
    panel.remove();
    panel = null;
    document.removeEventListener('keydown', closeByEscape);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  }

  function closeByEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  }

  function draw(): HTMLElement {
    const messages = conversation();
    const whole = isWholeScreen();
    const box = make('section', 'chat-panel', '', {
      role: 'dialog',
      'aria-modal': String(whole),
      'aria-labelledby': 'chat-title',
      'aria-describedby': 'chat-about',
    });
    const closer = make('button', 'chat-close', 'Close', { type: 'button', 'aria-label': 'Close the chat' });
    closer.addEventListener('click', close);
    const head = make('div', 'chat-head');
    head.append(make('h2', 'chat-title', 'Test chat', { id: 'chat-title' }), closer);

    const who = owner() === '' ? 'a visitor' : `member ${owner()}`;
    const about = make(
      'p',
      'chat-about',
      `This is the test chat: nobody reads it, and it answers by itself. You are here as ${who}.`,
      { id: 'chat-about' },
    );
    const log = make('ol', 'chat-log');
    log.append(...messages.map(bubble));
    const region = make('div', 'chat-scroll', '', { role: 'log', 'aria-label': 'Conversation', tabindex: '0' });
    region.append(about, log);

    const form = make('form', 'chat-form', '', { novalidate: '' });
    const label = make('label', 'chat-label', 'Your message', { for: 'chat-text' });
    const text = make('textarea', 'chat-text', '', { id: 'chat-text', rows: '2', maxlength: '1000' });
    const problem = make('p', 'chat-problem', '', { id: 'chat-problem', role: 'alert' });
    form.append(label, problem, text, make('button', 'chat-send', 'Send', { type: 'submit' }));
    const say = (message: Message) => {
      messages.push(message);
      keep(messages);
      log.append(bubble(message));
      region.scrollTop = region.scrollHeight;
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const words = text.value.trim();
      problem.textContent = words === '' ? 'Type your message first.' : '';
      text.toggleAttribute('aria-invalid', words === '');
      if (words === '') text.setAttribute('aria-describedby', 'chat-problem');
      else text.removeAttribute('aria-describedby');
      text.focus();
      if (words === '') return;
      text.value = '';
      say({ from: 'you', text: words });
      setTimeout(() => say({ from: 'test chat', text: answer }), 400);
    });

    box.append(head, region, form);
    return box;
  }

  function open(): void {
    if (!panel) {
      opener = document.activeElement;
      panel = draw();
      document.body.append(panel);
      document.addEventListener('keydown', closeByEscape);
      setBehind(isWholeScreen());
    }
    const text = panel.querySelector('textarea');
    if (!text) return;
    text.value = '';
    text.focus({ preventScroll: true });
  }

  /** A panel that is open shows whom it speaks to. */
  function drawAgain(): void {
    if (!panel) return;
    const from = opener;
    close();
    open();
    opener = from;
  }

  const run = (...command: ChatCommand): void => {
    told.push(command);
    const [name, given] = command;
    if (name === 'showNewMessage') open();
    else if (name === 'shutdown') {
      close();
      sessionStorage.removeItem(key);
    } else {
      const messages = name === 'update' ? conversation() : null;
      settings = given;
      // What a visitor wrote goes on when they have logged in.
      if (messages && messages.length > 0) keep(messages);
      drawAgain();
    }
  };

  const told: ChatCommand[] = [];
  const loaded: unknown[] = (window.standIns ??= []);
  loaded.push({ name: 'chat', told });
  const style = make('link', '', '', { rel: 'stylesheet', href: '/stand-ins/chat.css' });
  const start = () => {
    const { queue = [] } = window.chatWidget ?? {};
    window.chatWidget = run;
    for (const command of queue) run(...command);
  };
  // Without its style the panel would open at the end of the page. Until then commands wait in the queue.
  style.addEventListener('load', start);
  style.addEventListener('error', start);
  document.head.append(style);
})();
