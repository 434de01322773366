import { paths } from '../../lib/paths.ts';
import { MissingPage } from '../errors/MissingPage.tsx';
import { feedMessages } from './feed.messages.ts';

/** Shown for the URL of a post that was deleted or never existed. */
export const PostNotFound = () => <MissingPage {...feedMessages.notFound} to={paths.feed()} />;
