import { randomId } from '../session/session-record.ts';

/** A UUID, version 4, by which the gateway does once what is sent twice: plain http has no `crypto.randomUUID`. */
export const newRequestId = (): string => randomId().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
