import { CommentSection } from '../comments/CommentSection.tsx';
import { commentsMessages } from '../comments/comments.messages.ts';
import { type Post, usePostCache } from './post-cache.ts';

type Props = { post: Post; isAsked: boolean; onClose: () => void };

/** The comments on a post, which counts them wherever it is shown. */
export function PostComments({ post, ...props }: Props) {
  const posts = usePostCache();
  return (
    <CommentSection
      {...props}
      subject={{
        type: 'post',
        id: post.id,
        comments: post.comments,
        label: commentsMessages.heading(post.author.name),
        onCount: (next) => posts.change(post.id, (old) => ({ ...old, comments: next(old.comments) })),
      }}
    />
  );
}
