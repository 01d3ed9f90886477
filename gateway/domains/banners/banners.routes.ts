import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import type { SessionView } from '../../http/context.ts';
import { findOwnBanner, liveBanners, markDismissed, type BannerRow } from './banners.store.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The member whom the path names. Throws 404 `member.not-found` for anybody else. */
function namedMember(session: SessionView, memberId: string): string {
  if (memberId !== memberOf(session)) throw notFound('member');
  return memberId;
}

function bannerOf(row: BannerRow): components['schemas']['Banner'] {
  const { id, title, content, variant, showHelpBody, showHelpText, buttonText, buttonAction, dismissible } = row;
  return { id, title, content, variant, showHelpBody, showHelpText, buttonText, buttonAction, dismissible };
}

/** Banners of the member (DB-07, DB-08). */
export function bannersHandlers({ db, clock }: Dependencies): Pick<Handlers, 'listBanners' | 'dismissBanner'> {
  return {
    async listBanners({ session, path }) {
      const rows = await liveBanners(db, namedMember(session, path.memberId), clock.now());
      return { status: 200, body: rows.map(bannerOf) };
    },
    async dismissBanner({ session, path }) {
      const memberId = namedMember(session, path.memberId);
      const banner = uuid.test(path.bannerId) ? await findOwnBanner(db, memberId, path.bannerId) : undefined;
      if (!banner) throw notFound('banner');
      if (!banner.dismissible)
        throw new HttpProblem(409, 'banner.not-dismissible', { message: 'This message stays until it’s dealt with.' });
      await markDismissed(db, banner.id, clock.now());
      return { status: 204, body: undefined };
    },
  };
}
