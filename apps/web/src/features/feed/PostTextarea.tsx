import type { ComponentProps } from 'react';
import { POST_MAX } from '@guildhall/api/publishing/feed/feed.schema';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { MentionTextarea } from '../mentions/MentionTextarea.tsx';
import { writePostMessages as messages } from './write-post.messages.ts';

const TopicSuggestions = lazyChunk(() =>
  import('../topics/TopicSuggestions.tsx').then((module) => ({ default: module.TopicSuggestions })),
);

type Props = Omit<ComponentProps<typeof MentionTextarea>, 'hasTopics' | 'renderTools' | 'maxLength'>;

/** The text of a post, with suggestions of whom to mention and of topics. */
export const PostTextarea = (props: Props) => (
  <MentionTextarea
    aria-label={messages.content}
    autosize
    minRows={3}
    maxRows={14}
    {...props}
    maxLength={POST_MAX}
    hasTopics
    renderTools={(field) => <TopicSuggestions field={field} />}
  />
);
