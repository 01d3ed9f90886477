import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { chatLink } from '../../../pages/content/chat-link.ts';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';

const copy = bookInstallCopy.InstallationMissing;

export function InstallationMissing({ send }: BookInstallViewProps) {
  return (
    <NotReached copy={copy} words={copy.words} onRetry={() => send({ type: 'retry.requested' })}>
      <LinkButton to={chatLink} replace>
        {copy.chat}
      </LinkButton>
    </NotReached>
  );
}
