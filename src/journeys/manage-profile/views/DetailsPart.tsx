import type { selectManageProfile } from '../../../../machines/manage-profile/manage-profile.selectors.ts';
import type { Member, TypedAddress } from '../../../../machines/manage-profile/manage-profile.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { chatLink } from '../../../pages/content/chat-link.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { dateInYear, longDate } from '../../../ui/format/date.ts';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { manageProfileCopy } from '../manage-profile.copy.ts';
import classes from './ManageProfile.module.css';
import { Told } from './Told.tsx';

const { you, addresses } = manageProfileCopy.ShowingProfile;

const fullName = ({ title, firstName, lastName }: Member): string =>
  firstName === undefined || lastName === undefined
    ? you.noName
    : [title, firstName, lastName].filter(Boolean).join(' ');

function Address({ address }: { address: TypedAddress }) {
  const lines = [address.line1, address.line2, address.city, address.postcode].filter(Boolean);
  return <address className={classes.address}>{lines.join('\n')}</address>;
}

type DetailsPartProps = { member: Member } & Pick<ViewPropsOf<typeof selectManageProfile>, 'model' | 'send'>;

/** Name, phones and addresses. */
export function DetailsPart({ member, model, send }: DetailsPartProps) {
  const { homeAddress, billingAddress, news, isBusy } = model;
  return (
    <>
      <Card as="section" aria-labelledby="about-you">
        <h2 id="about-you">{you.heading}</h2>
        <Told news={news} of={['nameChanged', 'phoneChanged']} />
        <fieldset role="none" disabled={isBusy}>
          <SummaryList
            rows={[
              {
                term: you.name,
                details: fullName(member),
                change: { onChange: () => send({ type: 'nameChange.requested' }) },
              },
              { term: you.birthDate, details: dateInYear(member.birthDate) },
              { term: you.mobile, details: member.msisdn ?? you.noMobile },
              {
                term: you.phone,
                details: member.alternativePhoneNumber ?? you.none,
                isNone: member.alternativePhoneNumber === null,
                change: { onChange: () => send({ type: 'phoneChange.requested' }) },
              },
              { term: you.since, details: longDate(member.memberSince) },
            ]}
          />
        </fieldset>
        <Text tone="soft">
          {you.fixed}{' '}
          <TextLink to={chatLink} replace>
            {you.chat}
          </TextLink>
        </Text>
      </Card>
      <Card as="section" aria-labelledby="your-addresses">
        <h2 id="your-addresses">{addresses.heading}</h2>
        <Told news={news} of={['addressChanged', 'addressRemoved']} />
        <fieldset role="none" disabled={isBusy}>
          <SummaryList
            rows={[
              {
                term: addresses.HOME,
                isNone: homeAddress === null,
                details: homeAddress === null ? addresses.none : <Address address={homeAddress} />,
                change: {
                  onChange: () => send({ type: 'addressChange.requested', addressType: 'HOME' }),
                },
              },
              {
                term: addresses.BILLING,
                isNone: billingAddress === null,
                details: billingAddress === null ? addresses.none : <Address address={billingAddress} />,
                change: {
                  onChange: () => send({ type: 'addressChange.requested', addressType: 'BILLING' }),
                },
              },
            ]}
          />
        </fieldset>
        {homeAddress === null && <Text tone="soft">{addresses.noHome}</Text>}
      </Card>
    </>
  );
}
