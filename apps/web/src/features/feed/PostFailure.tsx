import { paths } from '../../lib/paths.ts';
import { type Failure, PageFailure } from '../errors/PageFailure.tsx';
import { feedMessages } from './feed.messages.ts';

export const PostFailure = (failure: Failure) => (
  <PageFailure {...failure} missing={{ ...feedMessages.notFound, to: paths.feed() }} />
);
