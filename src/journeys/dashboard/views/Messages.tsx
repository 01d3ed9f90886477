import type { HeldCard, selectDashboard } from '../../../../machines/dashboard/dashboard.selectors.ts';
import type { MemberMessages } from '../../../../machines/dashboard/dashboard.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Accordion } from '../../../ui/Accordion/Accordion.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { dashboardCopy } from '../dashboard.copy.ts';
import classes from './Dashboard.module.css';
import { MessageText } from './MessageText.tsx';
import { NotDone } from './NotDone.tsx';
import { Wanted } from './Wanted.tsx';

const { messages: copy } = dashboardCopy.Dashboard;

type Props = Pick<ViewPropsOf<typeof selectDashboard>, 'model' | 'send'>;
type Model = Props['model'];
type Sent = MemberMessages['messages'];

/** So many are there at once; the older ones behind a press. */
const shownAtOnce = 5;

/** What a text message is about: its first sentence, after the name of who sends it. */
function firstWords(body: string): string {
  const words = /^(?:[^:]{1,40}: )?(.*?)[.!]?(?:(?<=[.!?])\s|$)/s.exec(body)?.[1] ?? body;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function itemOf({ id, channel, subject, body, sentAt }: Sent[number]) {
  const title = subject ?? firstWords(body);
  return {
    id,
    title,
    drawn: <Unbroken>{title}</Unbroken>,
    note: copy.note(channel === 'sms' ? copy.text : copy.email, sentAt),
    content: <MessageText text={body} />,
  };
}

/** What was sent before the messages that are here, on request. */
function OlderMessages({ olderStand, send }: Pick<Model, 'olderStand'> & Pick<Props, 'send'>) {
  if (olderStand === 'none') return null;
  if (olderStand === 'failed')
    return (
      <NotDone card="olderMessages" send={send}>
        {copy.olderNotLoaded}
      </NotDone>
    );
  return (
    <div className={classes.way}>
      <Button loading={olderStand === 'loading'} onClick={() => send({ type: 'olderMessages.requested' })}>
        {copy.showOlder}
      </Button>
    </div>
  );
}

function SentMessages({ messages, olderStand, send }: Pick<Model, 'messages' | 'olderStand'> & Pick<Props, 'send'>) {
  const older = messages.slice(shownAtOnce);
  const further = <OlderMessages olderStand={olderStand} send={send} />;
  return (
    <div>
      <Accordion items={messages.slice(0, shownAtOnce).map(itemOf)} />
      {older.length === 0 && further}
      {older.length > 0 && (
        <div className={classes.older}>
          <Accordion
            items={[
              {
                id: 'older',
                title: copy.older(older.length, olderStand !== 'none'),
                content: (
                  <>
                    <Accordion items={older.map(itemOf)} />
                    {further}
                  </>
                ),
              },
            ]}
          />
        </div>
      )}
    </div>
  );
}

function Updates({ model, send }: Props) {
  const { updates, preferences, arePreferencesUnsaved, running, past, plans } = model;
  if (updates === 'unknown') return null;
  if (updates === 'on' && preferences !== null)
    return <Wanted preferences={preferences} isUnsaved={arePreferencesUnsaved} send={send} />;
  // Nothing happens any more with orders that are over.
  if (running.length === 0 && plans.length === 0 && past.length > 0) return null;
  const { text, action } = running.length === 0 && plans.length > 0 ? copy.off.live : copy.off.ordered;
  if (updates === 'failed') return <NotDone send={send}>{copy.notSwitchedOn}</NotDone>;
  return (
    <div className={classes.part}>
      <Text>{text}</Text>
      <div>
        <Button loading={updates === 'switching'} onClick={() => send({ type: 'updates.requested' })}>
          {action}
        </Button>
      </div>
    </div>
  );
}

function Held({ held: { orderId, orderKey, count, isReleasing }, send }: { held: HeldCard } & Pick<Props, 'send'>) {
  return (
    <div className={classes.part}>
      <Text>
        <Unbroken>{copy.held(count, orderKey)}</Unbroken>
      </Text>
      <div>
        <Button loading={isReleasing} onClick={() => send({ type: 'release.requested', orderId })}>
          {copy.release(count)}
        </Button>
      </div>
    </div>
  );
}

/** What we have told the member, and what we may tell them (OR-09). It comes last, as it may come late. */
export function Messages({ model, send }: Props) {
  const { messagesStand, messages, olderStand, held, isReleaseFailed } = model;
  return (
    <Card as="section" aria-labelledby="your-messages">
      <h2 id="your-messages">{copy.heading}</h2>
      {messagesStand === 'loading' && (
        <div className={classes.waiting}>
          <LazyLoader fits label={copy.loading} />
        </div>
      )}
      {messagesStand === 'failed' && <NotDone send={send}>{copy.notLoaded}</NotDone>}
      {messagesStand === 'none' && <Text>{copy.none}</Text>}
      {(messagesStand === 'shown' || messagesStand === 'none') && (
        <>
          {held.map((one) => (
            <Held key={one.orderId} held={one} send={send} />
          ))}
          {isReleaseFailed && <NotDone send={send}>{copy.notReleased}</NotDone>}
          {messages.length > 0 && <SentMessages messages={messages} olderStand={olderStand} send={send} />}
          <Updates model={model} send={send} />
        </>
      )}
    </Card>
  );
}
