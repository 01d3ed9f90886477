import type { Friend, Referrals } from '../../../../machines/share-love/share-love.types.ts';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { friendReasons, friendStates, shareLoveCopy } from '../share-love.copy.ts';
import classes from './ShareLove.module.css';

const copy = shareLoveCopy.SharingLink;

function OneFriend({ state, reason, joinedAt, settledAt }: Friend) {
  return (
    <li className={classes.friend}>
      <Text type="loud-bold">
        {copy.joined} <ShortDate date={joinedAt} />
      </Text>
      <Text>
        {friendStates[state]}
        {state === 'REWARDED' && settledAt !== null && (
          <>
            {' '}
            {copy.on} <ShortDate date={settledAt} />
          </>
        )}
      </Text>
      {reason !== null && <Text tone="soft">{friendReasons[reason]}</Text>}
    </li>
  );
}

/** Who has joined, newest first, without who they are. */
export function Friends({ friends, hasOlder }: Pick<Referrals, 'friends' | 'hasOlder'>) {
  return (
    <section className={classes.section} aria-labelledby="your-friends">
      <h2 id="your-friends">{copy.friends}</h2>
      {friends.length === 0 ? (
        <Text>{copy.nobody}</Text>
      ) : (
        <>
          <Text tone="soft">{copy.noNames}</Text>
          <ul className={classes.friends}>
            {friends.map((friend) => (
              <OneFriend key={friend.referralId} {...friend} />
            ))}
          </ul>
        </>
      )}
      {hasOlder && <Text tone="soft">{copy.older}</Text>}
    </section>
  );
}
