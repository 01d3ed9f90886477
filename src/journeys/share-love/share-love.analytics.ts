import type { shareLoveMachine } from '../../../machines/share-love/share-love.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

export const shareLoveAnalytics = journeyAnalytics<typeof shareLoveMachine>('shareLove', {
  taking: { 'sheet.requested': () => ({ name: 'share_sheet_opened', data: {} }) },
});
