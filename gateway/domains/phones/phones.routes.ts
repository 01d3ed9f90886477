import { notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { findPhone, listOffers, listPhones } from './phones.rows.ts';
import { listedPhoneOf, phoneOf } from './phones.views.ts';

/** The range of the phone shop and its pages (PH-01…PH-04). */
export function phonesHandlers({ db }: Pick<Dependencies, 'db'>): Pick<Handlers, 'listPhones' | 'getPhone'> {
  return {
    async listPhones() {
      const offers = Map.groupBy(await listOffers(db), ({ slug }) => slug);
      const phones = await listPhones(db);
      return { status: 200, body: phones.map((phone) => listedPhoneOf(phone, offers.get(phone.slug) ?? [])) };
    },
    async getPhone({ path }) {
      const phone = await findPhone(db, path.slug);
      if (!phone) throw notFound('phone');
      return { status: 200, body: phoneOf(phone, await listOffers(db, phone.slug)) };
    },
  };
}
