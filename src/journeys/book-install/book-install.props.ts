import type { BookInstallModel } from '../../../machines/book-install/book-install.selectors.ts';
import type { BookInstallEvent } from '../../../machines/book-install/book-install.types.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type BookInstallViewProps = ViewProps<BookInstallModel, BookInstallEvent>;
