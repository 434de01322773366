import { IconCheck, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useFollowTopic, useIsFollowing } from './topics.hooks.ts';
import classes from './topics.module.css';
import { topicsMessages as messages } from './topics.messages.ts';

/** A topic that leads to its posts, with a button to follow it, or no longer. */
export function TopicChip({ name }: { name: string }) {
  const isFollowing = useIsFollowing(name) ?? false;
  const { mutate } = useFollowTopic(name);
  const Icon = isFollowing ? IconCheck : IconPlus;
  return (
    <li className={classes.chip} data-followed={isFollowing || undefined}>
      <Link to={paths.feed(name)} className={classes.name}>
        <bdi>{`#${name}`}</bdi>
      </Link>
      <button
        type="button"
        className={classes.toggle}
        aria-pressed={isFollowing}
        aria-label={messages.followTopic(name)}
        onClick={() => mutate({ name, following: !isFollowing })}
      >
        <Icon size={16} aria-hidden />
      </button>
    </li>
  );
}
