import { foldText } from '@guildhall/api/ground/values/fold-text';
import { optimisticToggle } from '../../lib/optimistic-toggle.ts';
import { type Inputs, type Outputs, trpc } from '../../lib/trpc.ts';

type Followed = Outputs['topics']['followed'];

const isSame = (one: string, other: string) => foldText(one) === foldText(other);

/** Whether the viewer follows the topic, in any spelling; undefined until that is known. */
export function useIsFollowing(name: string): boolean | undefined {
  const { data } = trpc.topics.followed.useQuery();
  return data?.items.some((topic) => isSame(topic.name, name));
}

/** Follows a topic or no longer, optimistically. The posts on followed topics are fetched again. */
export function useFollowTopic(name: string) {
  const utils = trpc.useUtils();
  const withTopic = ({ items }: Followed, following: boolean): Followed => {
    const others = items.filter((topic) => !isSame(topic.name, name));
    return { items: following ? [...others, { name }] : others };
  };
  return trpc.topics.follow.useMutation({
    ...optimisticToggle({
      scope: `topic-${foldText(name)}`,
      isOn: ({ following }: Inputs['topics']['follow']) => following,
      cancel: () => utils.topics.followed.cancel(),
      set: (following) => utils.topics.followed.setData(undefined, (old) => old && withTopic(old, following)),
    }),
    onSuccess: () => utils.feed.list.invalidate({ from: 'topics' }),
  });
}
