import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { trpc } from '../../lib/trpc.ts';
import classes from './NewPostsPill.module.css';

const MANY = 100;

type Props = {
  /** Id of the newest post on the page, 0 when there is none. */
  newestId: number;
  isLoading: boolean;
  onShow: () => void;
};

/** Says that there is more to read, without moving what is being read. */
export function NewPostsPill({ newestId, isLoading, onShow }: Props) {
  const { data } = trpc.feed.countNewer.useQuery({ afterId: newestId });
  const count = data?.count ?? 0;
  return (
    <output className={classes.place}>
      {count > 0 && (
        <Button
          size="sm"
          radius="xl"
          className={classes.pill ?? ''}
          leftSection={<IconArrowUp size={16} aria-hidden />}
          loading={isLoading}
          onClick={onShow}
        >
          {wordsFor(count)}
        </Button>
      )}
    </output>
  );
}

function wordsFor(count: number): string {
  if (count === 1) return '1 new post';
  return count >= MANY ? `${MANY}+ new posts` : `${count} new posts`;
}
