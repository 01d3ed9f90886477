import type { ProfileNews } from '../../../../machines/manage-profile/manage-profile.types.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { manageProfileCopy } from '../manage-profile.copy.ts';
import classes from './ManageProfile.module.css';

const { news: copy } = manageProfileCopy.ShowingProfile;

/** News of what could not be done. */
const warnings: ReadonlySet<ProfileNews> = new Set(['downloadedTooOften', 'downloadedTooOftenHere']);

type ToldProps = {
  /** What became of the last change; null where there is nothing to tell. */
  news: ProfileNews | null;
  /** What this card tells: beside what was pressed, as the top of the page may be out of sight. */
  of: readonly ProfileNews[];
};

export function Told({ news, of }: ToldProps) {
  if (news === null || !of.includes(news)) return null;
  return (
    <div className={classes.part}>
      <Alert kind={warnings.has(news) ? 'warning' : 'success'}>{copy[news]}</Alert>
    </div>
  );
}
