import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { registerInterest } from './prospects.service.ts';

export function prospectsHandlers(deps: Dependencies): Pick<Handlers, 'createProspect'> {
  return {
    async createProspect({ session, body, address }) {
      const from = { memberId: session.memberId, address };
      return { status: 201, body: { id: await registerInterest(deps, body, from) } };
    },
  };
}
