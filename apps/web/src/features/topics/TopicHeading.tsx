import { Title } from '@mantine/core';
import { TopicFollow } from './TopicFollow.tsx';
import classes from './topics.module.css';

type Props = { name: string; canFollow: boolean };

/** The name of a topic above its posts, with a button to follow it. */
export const TopicHeading = ({ name, canFollow }: Props) => (
  <div className={classes.heading}>
    <Title order={2} className={classes.title ?? ''}>
      <bdi>{`#${name}`}</bdi>
    </Title>
    {canFollow && <TopicFollow name={name} />}
  </div>
);
