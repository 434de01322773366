import { paths } from '../../lib/paths.ts';
import { MissingPage } from '../errors/MissingPage.tsx';
import { newsMessages } from './news.messages.ts';

/** Shown for the URL of an article that does not exist. */
export const ArticleNotFound = () => <MissingPage {...newsMessages.notFound} to={paths.news()} />;
