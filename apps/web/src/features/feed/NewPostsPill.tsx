import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';
import classes from './NewPostsPill.module.css';
import { newPostsMessages as messages } from './new-posts.messages.ts';
import { usePostCache } from './post-cache.ts';

/** The server stops counting here. */
const CAP = 100;

type Props = {
  /** Id of the newest post on the page, 0 when there is none. */
  newestId: number;
  isLoading: boolean;
  setLoading: (isLoading: boolean) => void;
};

/** Announces new posts without moving the ones being read. */
export function NewPostsPill({ newestId, isLoading, setLoading }: Props) {
  const { data } = trpc.feed.countNewer.useQuery({ afterId: newestId });
  const count = data?.count ?? 0;
  const cache = usePostCache();

  const show = async () => {
    setLoading(true);
    try {
      await cache.reset();
      window.scrollTo({ top: 0, behavior: 'smooth' });
    } catch {
      toast({ ...messages.failed, destructive: true });
    } finally {
      setLoading(false);
    }
  };

  return (
    <output>
      {count > 0 && (
        <Button
          size="sm"
          radius="xl"
          className={classes.pill ?? ''}
          leftSection={<IconArrowUp size={16} aria-hidden />}
          loading={isLoading}
          onClick={() => void show()}
        >
          {messages.count(count, CAP)}
        </Button>
      )}
    </output>
  );
}
