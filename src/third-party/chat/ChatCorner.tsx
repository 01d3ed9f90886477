import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import buttonClasses from '../../ui/Button/Button.module.css';
import { Button } from '../../ui/Button/Button.tsx';
import { giveFocusBack, isFocusLost } from '../../ui/lost-focus.ts';
import { WaysOn } from '../../ui/WaysOn/WaysOn.tsx';
import type { Chat } from './chat.ts';
import { chatCopy as copy } from './chat.copy.ts';
import classes from './ChatCorner.module.css';

/** Takes the focus, as its customer asked for what did not come, and gives it back where it came from. */
function NotOpened({ chat, helpPath }: { chat: Chat; helpPath: string }) {
  const panel = useRef<HTMLElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    panel.current?.focus();
    return () => {
      if (isFocusLost()) giveFocusBack(opener);
    };
  }, [opener]);
  return (
    // Escape closes it from whatever in it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={panel}
      tabIndex={-1}
      className={classes.panel}
      aria-labelledby="chat-not-opened"
      onKeyDown={({ key }) => {
        if (key === 'Escape') chat.close();
      }}
    >
      <h2 id="chat-not-opened" className={classes.title}>
        {copy.title}
      </h2>
      <p>{copy.body}</p>
      <WaysOn>
        <Button small variant="primary" onClick={() => void chat.open()}>
          {copy.retry}
        </Button>
        {/* Outside the app's router: loads the page, and the journey goes on when the customer comes back. */}
        <a className={buttonClasses.button} data-small href={helpPath}>
          {copy.help}
        </a>
        <Button small variant="link" onClick={chat.close}>
          {copy.close}
        </Button>
      </WaysOn>
    </section>
  );
}

/** That the chat is coming, or that it did not come and what to do instead. */
export function ChatCorner({ chat, helpPath }: { chat: Chat; helpPath: string }) {
  const view = useSyncExternalStore(chat.subscribe, chat.view);
  return (
    <>
      <div role="status">{view === 'opening' && <p className={classes.panel}>{copy.opening}</p>}</div>
      {view === 'notOpened' && <NotOpened chat={chat} helpPath={helpPath} />}
    </>
  );
}
