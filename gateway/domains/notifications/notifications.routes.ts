import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { listMessages, optIn, receiveEvent, release, setPreferences } from './notifications.service.ts';
import type { OrderEvents } from './notifications.types.ts';

type NotificationOperation =
  | 'optInToNotifications'
  | 'setNotificationPreferences'
  | 'listMessages'
  | 'releaseOrderNotifications'
  | 'receiveNotificationEvent';

export function notificationsHandlers(deps: Dependencies, orders: OrderEvents): Pick<Handlers, NotificationOperation> {
  return {
    async optInToNotifications({ path, session }) {
      await optIn(deps, { memberId: path.memberId, ownId: memberOf(session) });
      return { status: 204, body: undefined };
    },

    async setNotificationPreferences({ path, body, session }) {
      const wanted = await setPreferences(deps, { memberId: path.memberId, ownId: memberOf(session), wanted: body });
      return { status: 200, body: wanted };
    },

    async listMessages({ path, query, session }) {
      const { before } = query;
      const body = await listMessages(deps, { memberId: path.memberId, ownId: memberOf(session), before });
      return { status: 200, body };
    },

    async releaseOrderNotifications({ path, body, session }) {
      const released = await release(deps, orders, {
        orderId: path.orderId,
        ownId: memberOf(session),
        count: body.count,
      });
      return { status: 200, body: { released } };
    },

    async receiveNotificationEvent({ body }) {
      await receiveEvent(deps, orders, body);
      return { status: 202, body: undefined };
    },
  };
}
