import type { CurrentUser } from '../../lib/useViewer.ts';
import { FollowedTopics } from '../topics/FollowedTopics.tsx';
import { TopicHeading } from '../topics/TopicHeading.tsx';
import type { FeedPart } from './feed-page.ts';
import { FeedLanguages } from './FeedLanguages.tsx';

type Props = { part: FeedPart; viewer: CurrentUser | null };

/** Says above the posts which ones they are, and lets members choose. */
export function FeedIntro({ part: { view, topic }, viewer }: Props) {
  return (
    <>
      {topic !== null && <TopicHeading key={topic} name={topic} canFollow={viewer !== null} />}
      {viewer && view === 'topics' && <FollowedTopics />}
      {viewer?.readLanguages && view !== 'connections' && <FeedLanguages languages={viewer.readLanguages} />}
    </>
  );
}
