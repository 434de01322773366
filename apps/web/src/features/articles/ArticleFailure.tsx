import { paths } from '../../lib/paths.ts';
import { type Failure, PageFailure } from '../errors/PageFailure.tsx';
import { articlesMessages } from './articles.messages.ts';

export const ArticleFailure = (failure: Failure) => (
  <PageFailure {...failure} missing={{ ...articlesMessages.notFound, to: paths.news() }} />
);
