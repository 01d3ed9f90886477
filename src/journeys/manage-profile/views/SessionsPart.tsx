import type { selectManageProfile } from '../../../../machines/manage-profile/manage-profile.selectors.ts';
import type { MemberSession } from '../../../../machines/manage-profile/manage-profile.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { manageProfileCopy } from '../manage-profile.copy.ts';
import classes from './ManageProfile.module.css';
import { NotFetched } from './NotFetched.tsx';
import { Told } from './Told.tsx';
import { waiting } from './waiting.ts';

const { sessions: copy } = manageProfileCopy.ShowingProfile;

type Props = Pick<ViewPropsOf<typeof selectManageProfile>, 'model' | 'send'>;

function Session({ session, model, send }: { session: MemberSession } & Props) {
  const { id, isThisOne, loggedInAt, lastUsedAt } = session;
  const name = copy.browser(session.browser, session.system);
  return (
    <li className={classes.session}>
      <div>
        <Text type="loud-bold">{name}</Text>
        <Text>{copy.loggedIn(loggedInAt)}</Text>
        <Text tone="soft">{isThisOne ? copy.thisOne : copy.lastUsed(lastUsedAt)}</Text>
      </div>
      {!isThisOne && (
        <Button
          small
          {...waiting(model, model.endingSessionId === id && 'endingSession')}
          onClick={() => send({ type: 'session.ended', sessionId: id })}
        >
          {copy.end}
          <VisuallyHidden> ({copy.endOf(name, loggedInAt)})</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** Where the member is logged in, and how to end it (AU-10). */
export function SessionsPart({ model, send }: Props) {
  const { sessions } = model;
  return (
    <Card as="section" aria-labelledby="your-sessions">
      <h2 id="your-sessions">{copy.heading}</h2>
      <Told news={model.news} of={['sessionEnded']} />
      {sessions === null ? (
        <NotFetched text={copy.notLoaded} model={model} send={send} />
      ) : (
        <div className={classes.part}>
          <ul className={classes.sessions}>
            {sessions.map((session) => (
              <Session key={session.id} session={session} model={model} send={send} />
            ))}
          </ul>
          {sessions.length > 1 && <Text tone="soft">{copy.unknown}</Text>}
        </div>
      )}
      <div className={classes.part}>
        <div>
          <Button disabled={model.isBusy} onClick={() => send({ type: 'loggingOut.requested' })}>
            {copy.everywhere}
          </Button>
        </div>
      </div>
    </Card>
  );
}
