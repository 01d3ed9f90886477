import type { Wire } from '../../machines/shared/wire.ts';
import type { GatewayClient } from './client.ts';

export type NumberMoveCalls = ReturnType<typeof createNumberMoves>;

/** How a member's number comes from another network, or goes there. */
export function createNumberMoves(gateway: GatewayClient) {
  return {
    getNumberMoves: (signal?: AbortSignal): Promise<Wire<'NumberMoves'>> =>
      gateway.GET('/sim/v1/number-moves', { signal }),

    /** Has a number brought; sent again while that is under way it is the same move. */
    askNumberMove: (wanted: Wire<'NumberMoveRequest'>, signal?: AbortSignal): Promise<Wire<'NumberMove'>> =>
      gateway.POST('/sim/v1/number-moves', { body: wanted, signal }),

    /** Stops a move; once is enough. */
    stopNumberMove: (moveId: string, signal?: AbortSignal): Promise<Wire<'NumberMove'>> =>
      gateway.POST('/sim/v1/number-moves/{moveId}/stop', { params: { path: { moveId } }, signal }),

    /** Gives a PAC or a STAC, the same while it is good. */
    askLeavingCode: (wanted: Wire<'LeavingCodeRequest'>, signal?: AbortSignal): Promise<Wire<'LeavingCode'>> =>
      gateway.POST('/sim/v1/number-moves/codes', { body: wanted, signal }),
  };
}
