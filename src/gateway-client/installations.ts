import type { Wire } from '../../machines/shared/wire.ts';
import { orNull, type GatewayClient } from './client.ts';

export type Installations = ReturnType<typeof createInstallations>;

/** The installation of a plan; `v2` chooses the version of the calls (flag book-install-v2). */
export function createInstallations(gateway: GatewayClient) {
  const v1 = '/broadband/v1/plans/{planId}/installations';
  const v2 = '/broadband/v2/plans/{planId}/installations';
  return {
    /** Null until there is one. */
    findInstallation: (planId: string, isV2: boolean, signal?: AbortSignal): Promise<Wire<'Installation'> | null> => {
      const init = { params: { path: { planId } }, signal };
      return orNull(isV2 ? gateway.GET(v2, init) : gateway.GET(v1, init), 404);
    },

    /** Makes the installation with its draft visits; one that is there is given back. Ties a switch to it (SW-13). */
    createInstallation: (
      planId: string,
      { isV2, switchId }: { isV2: boolean; switchId?: string },
      signal?: AbortSignal,
    ): Promise<Wire<'Installation'>> => {
      const body = switchId === undefined ? {} : { switchId };
      const init = { params: { path: { planId } }, body, signal };
      return isV2 ? gateway.POST(v2, init) : gateway.POST(v1, init);
    },
  };
}
