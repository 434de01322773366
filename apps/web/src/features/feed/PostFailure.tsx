import { paths } from '../../lib/paths.ts';
import { type Failure, PageFailure } from '../errors/PageFailure.tsx';
import { postGoneMessages } from './post-gone.messages.ts';

export const PostFailure = (failure: Failure) => (
  <PageFailure {...failure} missing={{ ...postGoneMessages, to: paths.feed() }} />
);
