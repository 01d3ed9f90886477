import { Column } from '../ui/Column/Column.tsx';
import { PageHeading } from '../ui/PageHeading/PageHeading.tsx';
import { externalLinks } from './content/external-links.ts';
import { PageTitle } from '../ui/PageTitle/PageTitle.tsx';
import { LinkButton } from '../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../ui/WaysOn/WaysOn.tsx';

/** For a member whom the access flag does not let in yet (AU-11). */
export function NoAccess() {
  return (
    <Column>
      <PageTitle>Not open to you yet</PageTitle>
      <PageHeading
        intro={
          <>
            <p>We’re opening these pages step by step, and your account doesn’t have them yet.</p>
            <p>Nothing has changed for you: your account is where it has always been.</p>
          </>
        }
      >
        This page isn’t open to you yet
      </PageHeading>
      <WaysOn>
        <LinkButton to={externalLinks.account} variant="primary">
          Go to your account
        </LinkButton>
        <LinkButton to="/register-interest">Be first to know</LinkButton>
        <LinkButton to="/help">Visit our help section</LinkButton>
      </WaysOn>
    </Column>
  );
}
