import { useSyncExternalStore } from 'react';
import type { Site } from '../../src/app/site.ts';
import { shortDate, secondOfDay } from '../../src/ui/format/date.ts';
import { SummaryList } from '../../src/ui/SummaryList/SummaryList.tsx';
import { Section } from './Section.tsx';

const access = {
  unknown: 'not known yet',
  granted: 'granted',
  refused: 'refused: commercial-launch is off for this member',
  unlisted: 'refused: not on the list of members',
} as const;

const moment = (at: string): string => `${shortDate(at)}, ${secondOfDay(at)}`;

/** Who is here and what this tab remembers of it (SC-02). */
export function SessionFacts({ site }: { site: Site }) {
  const view = useSyncExternalStore(site.session.subscribe, site.session.view);
  const { record, consentLevel } = site.session.facts();
  const { environment, brand } = site.config;
  const member = view.member && `${view.member.firstName} ${view.member.lastName}`.trim();
  const tracking = record?.clientTrackingContext;
  return (
    <Section title="This session" intro="What the session service has said, and the record that this tab keeps of it.">
      <SummaryList
        rows={[
          { term: 'Environment', details: environment },
          { term: 'Brand', details: `${brand.name} (${brand.slug})` },
          {
            term: 'Who is here',
            details: view.member ? `${member ?? ''}, member ${view.member.memberId}` : 'nobody logged in',
          },
          { term: 'Access', details: view.member ? access[view.access] : 'what is open to everybody' },
          { term: 'Consent', details: consentLevel },
          { term: 'Record: member', details: record?.memberId ?? 'none' },
          { term: 'Record: has access', details: record?.hasAccess ? 'yes' : 'no' },
          { term: 'Record: expires', details: record ? moment(record.expiry) : '–' },
          { term: 'Record: request id', details: tracking ? <code>{tracking.requestId}</code> : '–' },
          { term: 'Record: context', details: tracking?.context ?? '–' },
          { term: 'Order of this visit', details: site.orderContext.orderId() ?? 'none yet' },
        ]}
      />
    </Section>
  );
}
