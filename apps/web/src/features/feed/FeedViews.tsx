import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { FEED_VIEWS, type FeedPart, isOwnView } from './feed-page.ts';
import classes from './FeedViews.module.css';
import { feedMessages } from './feed.messages.ts';

const { views: messages } = feedMessages;

type Props = { current: FeedPart; isSignedIn: boolean };

/** Links to the whole feed and to parts of it. */
export function FeedViews({ current, isSignedIn }: Props) {
  const views = [null, ...FEED_VIEWS.filter((view) => isSignedIn || !isOwnView(view))];
  return (
    <nav aria-label={messages.label} className={classes.root}>
      {views.map((view) => (
        <Link
          key={view}
          to={view === null ? paths.feed() : `${paths.feed()}?show=${view}`}
          preventScrollReset
          className={classes.view}
          {...(current.topic === null && view === current.view && { 'aria-current': 'true' })}
        >
          {messages[view ?? 'all']}
        </Link>
      ))}
    </nav>
  );
}
