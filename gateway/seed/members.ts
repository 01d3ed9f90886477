import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open.ts';
import { members } from '../db/schema/members.ts';
import { sentinel, type SentinelId } from '../scenarios/sentinels.ts';
import { hashPassword } from '../domains/auth/password.ts';
import { MEMBER_WITHOUT_ACCESS } from '../domains/sessions/flags.rules.ts';
import { CURRENT_TERMS } from '../domains/members/members.rules.ts';
import { emailKeyOf, setEmail, type NewMember } from '../domains/members/members.rows.ts';

type Demonstration = Omit<
  NewMember,
  'email' | 'passwordHash' | 'totpSecret' | 'memberName' | 'originalMemberName' | 'tcVersion'
>;

const home = { city: 'Larkhaven', postcode: 'LK1 1AA', country: 'United Kingdom', type: 'HOME' };

/** What the list of sentinels leaves open. Ids stay below those of members who register. */
const demonstrations: readonly (Demonstration & { id: number; sentinel: SentinelId })[] = [
  {
    sentinel: 'member',
    id: 100_001,
    title: 'Mx',
    memberNameConfirmed: true,
    firstName: 'Alex',
    lastName: 'Finch',
    msisdn: '07700 900101',
    alternativePhoneNumber: '01632 960101',
    hasActiveSim: true,
    birthDate: '1988-04-12',
    memberSince: '2021-06-01',
    notifyPromotions: true,
    marketingOptIn: true,
    marketingPrefsProducts: true,
    loggedInAt: new Date('2026-01-05T09:30:00Z'),
    addresses: [{ line1: '4 Heron Way', ...home }],
  },
  {
    sentinel: 'member-second-factor',
    id: 100_002,
    title: 'Dr',
    memberNameConfirmed: true,
    firstName: 'Robin',
    lastName: 'Wren',
    msisdn: '07700 900102',
    hasActiveSim: true,
    birthDate: '1979-11-03',
    memberSince: '2019-02-14',
    addresses: [
      { line1: 'Flat 3', line2: 'Tern House, 9 Heron Way', ...home },
      { line1: '18 Heron Way', ...home, type: 'BILLING' },
    ],
  },
  {
    sentinel: 'member-sparse',
    id: 100_003,
    memberNameConfirmed: false,
    birthDate: '2001-07-30',
    memberSince: '2025-09-09',
  },
  {
    sentinel: 'member-without-access',
    id: MEMBER_WITHOUT_ACCESS,
    memberNameConfirmed: true,
    firstName: 'Kit',
    lastName: 'Plover',
    msisdn: '07700 900105',
    birthDate: '1997-05-16',
    memberSince: '2024-08-01',
    addresses: [{ line1: '31 Heron Way', ...home }],
  },
  {
    sentinel: 'member-not-listed',
    id: 100_004,
    memberNameConfirmed: true,
    firstName: 'Sam',
    lastName: 'Heron',
    msisdn: '07700 900104',
    birthDate: '1994-02-28',
    memberSince: '2023-03-17',
    addresses: [{ line1: '22 Heron Way', ...home }],
  },
  {
    sentinel: 'member-banners',
    id: 100_006,
    memberNameConfirmed: true,
    firstName: 'Kit',
    lastName: 'Siskin',
    msisdn: '07700 900106',
    birthDate: '1990-09-21',
    memberSince: '2022-10-10',
    addresses: [{ line1: '16 Heron Way', ...home }],
  },
];

const ids = demonstrations.map(({ id }) => id);
const names = demonstrations.map((one) => sentinel(one.sentinel).also?.memberName ?? '');

/** By what they cannot change; an e-mail address is theirs to change. */
function presentIn(db: Executor) {
  return db
    .select({ id: members.id })
    .from(members)
    .where(and(inArray(members.id, ids), inArray(members.originalMemberName, names)));
}

/** Unless somebody else has it by now. */
async function putEmailBack(db: Executor, id: number, email: string): Promise<void> {
  const [holder] = await db
    .select({ id: members.id })
    .from(members)
    .where(eq(members.emailKey, emailKeyOf(email)));
  if (holder === undefined) await setEmail(db, String(id), { email, changedAt: null });
}

/** Throws when members are there whose password everybody can read in our documents: a database of development. */
export async function assertNoDemonstrationMembers(db: Executor): Promise<void> {
  if ((await presentIn(db)).length === 0) return;
  throw new Error(
    'This database holds the invented members of development, whose password is published. Use a database of its own for each environment.',
  );
}

/** The members of the list of sentinels, who can log in. Doing it again puts their names and addresses back as they were. */
export async function seedMembers(db: Executor): Promise<void> {
  const present = await presentIn(db);
  for (const { id, sentinel: of, firstName = null, lastName = null } of demonstrations) {
    await db.update(members).set({ firstName, lastName }).where(eq(members.id, id));
    await putEmailBack(db, id, sentinel(of).value);
  }
  if (present.length === ids.length) return;
  for (const { sentinel: id, ...given } of demonstrations) {
    const { value: email, also } = sentinel(id);
    if (!also?.password || !also.memberName) throw new Error(`Sentinel ${id} is not a member with name and password`);
    await db
      .insert(members)
      .values({
        ...given,
        email,
        emailKey: emailKeyOf(email),
        passwordHash: await hashPassword(also.password),
        totpSecret: also.totpSecret,
        memberName: also.memberName,
        originalMemberName: also.memberName,
        tcVersion: CURRENT_TERMS,
      })
      .onConflictDoNothing();
  }
}
