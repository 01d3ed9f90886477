import type { selectDashboard } from '../../../../machines/dashboard/dashboard.selectors.ts';
import type { Banner } from '../../../../machines/dashboard/dashboard.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { chatLink } from '../../../pages/content/chat-link.ts';
import { contact } from '../../../pages/content/contact.ts';
import { Alert, type AlertKind } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { dashboardCopy } from '../dashboard.copy.ts';
import { actionOf } from './banner-action.ts';
import classes from './Dashboard.module.css';

const copy = dashboardCopy.Dashboard;

const kinds = { error: 'error', info: 'info', success: 'success', warning: 'warning' } as const satisfies Record<
  Banner['variant'],
  AlertKind
>;

/** A kind that a newer gateway tells of is plain news. */
const kindOf = (variant: string): AlertKind =>
  Object.hasOwn(kinds, variant) ? kinds[variant as keyof typeof kinds] : 'info';

type PartProps = {
  banner: Banner;
  /** Its way on is the main one of the page. */
  isMain: boolean;
  onDismiss: () => void;
};

function BannerButton({ banner, isMain, onDismiss }: PartProps) {
  const { buttonText } = banner;
  const action = actionOf(banner);
  if (buttonText === null || action === null) return null;
  if (action.kind === 'dismiss')
    return (
      <Button small onClick={onDismiss}>
        {buttonText}
      </Button>
    );
  return (
    <LinkButton
      small={!isMain}
      variant={isMain ? 'primary' : 'standard'}
      {...(action.kind === 'chat' ? { to: chatLink, replace: true } : { to: action.to })}
    >
      {buttonText}
    </LinkButton>
  );
}

function BannerPart({ banner, isMain, onDismiss }: PartProps) {
  const { title, content, variant, showHelpText, showHelpBody, dismissible } = banner;
  return (
    <Alert kind={kindOf(variant)} title={title} {...(dismissible && { onDismiss })}>
      <p>
        {content}
        {showHelpText && (
          <>
            {' '}
            <TextLink to="/help">{copy.banners.help}</TextLink>
          </>
        )}
      </p>
      {showHelpBody && (
        <p>
          {copy.banners.helpBody} <TextLink to={`tel:${contact.phone.replaceAll(' ', '')}`}>{contact.phone}</TextLink>.
        </p>
      )}
      <div className={classes.bannerWay}>
        <BannerButton banner={banner} isMain={isMain} onDismiss={onDismiss} />
      </div>
    </Alert>
  );
}

type BannersProps = Pick<ViewPropsOf<typeof selectDashboard>, 'model' | 'send'> & {
  /** The banner of which the way on is the main one of the page. */
  main: Banner | null;
};

/** What we have to tell the member; nothing at all where there is nothing (DB-07, DB-08). */
export function Banners({ model, main, send }: BannersProps) {
  const { banners, areBannersBack } = model;
  if (banners.length === 0) return null;
  return (
    <section className={classes.banners} aria-label={copy.banners.label}>
      {banners.map((banner) => (
        <BannerPart
          key={banner.id}
          banner={banner}
          isMain={banner === main}
          onDismiss={() => send({ type: 'banner.dismissed', bannerId: banner.id })}
        />
      ))}
      {areBannersBack && (
        <Alert kind="error" weight="minor">
          <p>{copy.banners.notDismissed}</p>
          <Button variant="link" small onClick={() => send({ type: 'retry.requested', card: 'banners' })}>
            {copy.retry}
          </Button>
        </Alert>
      )}
    </section>
  );
}
