import { Icon } from '../Icon/Icon.tsx';
import classes from './MemberAvatar.module.css';

type MemberAvatarProps = {
  imageUrl?: string;
  /** Shown beside the picture when given. */
  username?: string;
  gold?: boolean;
  small?: boolean;
};

/** The member's picture; decoration, since the name says who it is (SH-24). */
export function MemberAvatar({ imageUrl, username, gold = false, small = false }: MemberAvatarProps) {
  return (
    <span className={classes.avatar} data-gold={gold || undefined} data-small={small || undefined}>
      <span className={classes.picture}>
        {imageUrl === undefined ? (
          <Icon name="user" size={small ? 16 : 24} />
        ) : (
          <img className={classes.image} src={imageUrl} alt="" />
        )}
      </span>
      {username !== undefined && <span className={classes.name}>{username}</span>}
    </span>
  );
}
