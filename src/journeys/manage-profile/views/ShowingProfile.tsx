import type { selectManageProfile } from '../../../../machines/manage-profile/manage-profile.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { manageProfileCopy } from '../manage-profile.copy.ts';
import { DetailsPart } from './DetailsPart.tsx';
import { EmailPart } from './EmailPart.tsx';
import classes from './ManageProfile.module.css';
import { PreferencesPart } from './PreferencesPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { Told } from './Told.tsx';
import { waiting } from './waiting.ts';

const copy = manageProfileCopy.ShowingProfile;

/** Everything that we hold of the member, as a file (UK GDPR, Articles 15 and 20). */
function DataPart({ model, send }: Pick<ViewPropsOf<typeof selectManageProfile>, 'model' | 'send'>) {
  return (
    <Card as="section" tone="sunken" aria-labelledby="your-data">
      <h2 id="your-data">{copy.data.heading}</h2>
      <Told news={model.news} of={['dataDownloaded', 'downloadedTooOften', 'downloadedTooOftenHere']} />
      <div className={classes.beside}>
        <div>
          <Text>{copy.data.intro}</Text>
          <TextLink alone to={paths.privacy}>
            {copy.data.privacy}
          </TextLink>
        </div>
        <div>
          <Button {...waiting(model, 'downloadingData')} onClick={() => send({ type: 'data.requested' })}>
            {copy.data.download}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** For whoever has come from their order: it waits, and this is the way back. */
function Ordering({ isEmailPending }: { isEmailPending: boolean }) {
  return (
    <div className={classes.part}>
      <p>{copy.ordering}</p>
      {isEmailPending && <p>{copy.orderingEmail}</p>}
      <div>
        <LinkButton variant="primary" to={paths.orderConfirmation}>
          {copy.order}
        </LinkButton>
      </div>
    </div>
  );
}

/** Who we know the member to be, what they log in with, where, and what they are sent: each changed by itself (AU-04). */
export function ShowingProfile({ model, send, draft }: ViewPropsOf<typeof selectManageProfile>) {
  const { member } = model;
  if (!member) return null;
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading
        {...(model.isOrdering && {
          intro: <Ordering isEmailPending={(model.emailChange?.pending ?? null) !== null} />,
        })}
      >
        {copy.heading}
      </PageHeading>
      <VisuallyHidden>
        <span role="status">{model.isBusy && copy.updating}</span>
      </VisuallyHidden>
      <div className={classes.cards}>
        <div className={classes.main}>
          <DetailsPart member={member} model={model} send={send} />
          <EmailPart member={member} model={model} send={send} />
        </div>
        <div className={classes.side}>
          <SessionsPart model={model} send={send} />
          <PreferencesPart model={model} send={send} draft={draft} />
        </div>
      </div>
      <DataPart model={model} send={send} />
      <WaysOn>
        {model.isOrdering ? (
          <LinkButton to={paths.orderConfirmation}>{copy.order}</LinkButton>
        ) : (
          <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
        )}
      </WaysOn>
    </Column>
  );
}
