import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/generated/gateway.d.ts';

type Schemas = components['schemas'];
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Numbers that members bring from other networks. What is said here and has yet to be told to the mobile network is told by a job. */
export const numberMoves = pgTable(
  'number_moves',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: text('member_id').notNull(),
    /** Ours, at the network: `LK-N7Q4M2X9`. */
    reference: text().notNull(),
    pac: text().notNull(),
    /** As the network writes it: `07700900951`. */
    phoneNumber: text('phone_number').notNull(),
    day: date().notNull(),
    state: text().$type<Schemas['KnownNumberMoveState']>().notNull(),
    /** What the network is to be told next. */
    untold: text({ enum: ['ASK', 'STOP'] }),
    /** Why the number does not come. */
    failure: text(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    uniqueIndex('number_moves_reference').on(table.reference),
    index('number_moves_member').on(table.memberId, table.askedAt),
    /** A member has one number, so one comes at a time. */
    uniqueIndex('number_moves_one_under_way')
      .on(table.memberId)
      .where(sql`${table.state} in ('ASKED', 'ACCEPTED')`),
  ],
);

/** PACs and STACs that were given to members; the codes themselves are kept by the network alone. */
export const leavingCodes = pgTable(
  'leaving_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: text('member_id').notNull(),
    kind: text().$type<Schemas['LeavingCodeKind']>().notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** The last on which it can be used. */
    lastDay: date('last_day').notNull(),
    givenAt: moment('given_at').notNull(),
    /** When the number had gone by it, or by the other of the two. */
    usedAt: moment('used_at'),
  },
  (table) => [
    uniqueIndex('leaving_codes_once').on(table.memberId, table.kind, table.phoneNumber, table.lastDay),
    index('leaving_codes_number').on(table.phoneNumber),
  ],
);
