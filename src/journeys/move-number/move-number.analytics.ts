import type { moveNumberMachine } from '../../../machines/move-number/move-number.machine.ts';
import type { LeavingCode, NumberMove } from '../../../machines/move-number/move-number.types.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

export const moveNumberAnalytics = journeyAnalytics<typeof moveNumberMachine>('moveNumber', {
  taking: {
    'xstate.done.actor.askMove': ({ output }) => ({
      name: 'number_move_asked',
      data: { is_taken: (output as NumberMove).state !== 'FAILED' },
    }),
    'xstate.done.actor.fetchCode': ({ output }) => ({
      name: 'leaving_code_shown',
      data: { kind: (output as LeavingCode).kind },
    }),
  },
});
