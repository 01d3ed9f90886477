import type { ComponentType } from 'react';
import type { VisitName } from '../../../../machines/book-install/book-install.types.ts';
import { chatLink } from '../../../pages/content/chat-link.ts';
import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { selectBookInstall } from '../../../../machines/book-install/book-install.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ChangeNotes } from './ChangeNotes.tsx';
import { ChangeOutsideDate } from './ChangeOutsideDate.tsx';

const { reasons } = bookInstallCopy.shared;

const Chat = () => (
  <LinkButton to={chatLink} replace>
    {bookInstallCopy.InstallationMissing.chat}
  </LinkButton>
);

/** The ways on beside a new try. */
const others = {
  chat: Chat,
  changeNotes: ChangeNotes,
  changeOutside: ChangeOutsideDate,
} satisfies Record<string, ComponentType<Pick<ViewPropsOf<typeof selectBookInstall>, 'model' | 'send'>>>;

type NotDoneCopy = {
  title: string;
  heading: string;
  /** Exact words of the specification; without them the reason is said. */
  words?: string;
  body: string | Readonly<Record<VisitName, string>>;
  retry: string;
};

export type NotDone = { ways: readonly ['retry', ...(keyof typeof others)[]] };

/** Something could not be fetched, saved or held: why, what is kept, and the way to try again. */
export const notDoneView = ({ words, body, ...copy }: NotDoneCopy, { ways: [, ...ways] }: NotDone) =>
  function NotDoneView({ model, send }: ViewPropsOf<typeof selectBookInstall>) {
    const said = typeof body === 'string' ? body : body[model.visit];
    return (
      <NotReached
        key={model.visit}
        copy={{ ...copy, body: said }}
        words={words ?? (model.failureReason && reasons[model.failureReason])}
        onRetry={() => send({ type: 'retry.requested' })}
      >
        {ways.map((way) => {
          const Way = others[way];
          return <Way key={way} model={model} send={send} />;
        })}
      </NotReached>
    );
  };
