import { Anchor, Avatar } from '@mantine/core';
import { Fragment, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { paths } from '../../lib/paths.ts';
import { MemberAvatar } from '../../ui/MemberAvatar.tsx';
import classes from './MutualConnections.module.css';
import { profileMessages } from './profile.messages.ts';
import type { Related } from './profile.types.ts';

const { mutual: messages } = profileMessages;

// Visitors know nobody, so they do not load it.
const AskToIntroduce = lazyChunk(() =>
  import('../connections/AskToIntroduce.tsx').then((module) => ({ default: module.AskToIntroduce })),
);

type Props = { mutual: Related['mutual']; member: { id: number; name: string } };

/** Whom both the viewer and the member know, and who could introduce them. */
export function MutualConnections({ mutual: { count, people }, member }: Props) {
  if (count === 0) return null;
  const [via] = people;
  const others = count - people.length;
  return (
    <div className={classes.root}>
      <Avatar.Group spacing="xs" aria-hidden>
        {people.map(({ id, name, avatar }) => {
          return <MemberAvatar key={id} name={name} avatar={avatar} size={28} />;
        })}
      </Avatar.Group>
      <span>
        {messages.both}{' '}
        {people.map(({ id, username, name }, index) => (
          <Fragment key={id}>
            {index > 0 && messages.separator(index === people.length - 1 && others === 0)}
            <Anchor component={Link} to={paths.profile(username)} inherit fw={600} c="inherit">
              <bdi>{name}</bdi>
            </Anchor>
          </Fragment>
        ))}
        {others > 0 && messages.others(others)}
        {via && (
          <Suspense>
            <AskToIntroduce via={via} member={member} />
          </Suspense>
        )}
      </span>
    </div>
  );
}
