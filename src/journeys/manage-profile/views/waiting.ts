import type { ManageProfileModel } from '../../../../machines/manage-profile/manage-profile.selectors.ts';

/** How a button of the page waits: the one that was pressed for its own work, any other until that is done. */
export const waiting = ({ isBusy, work }: ManageProfileModel, own: ManageProfileModel['work'] | false) => ({
  loading: isBusy && work === own,
  disabled: isBusy && work !== own,
});
