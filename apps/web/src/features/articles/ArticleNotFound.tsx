import { paths } from '../../lib/paths.ts';
import { MissingPage } from '../errors/MissingPage.tsx';
import { articlesMessages } from './articles.messages.ts';

/** Shown for the URL of an article that does not exist. */
export const ArticleNotFound = () => <MissingPage {...articlesMessages.notFound} to={paths.news()} />;
