import { Badge } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import classes from './ArticleTags.module.css';

type Props = {
  tags: string[];
  /** Shows so many and counts the others. */
  max?: number;
};

/** The tags of an article; each leads to the articles that carry it. */
export function ArticleTags({ tags, max = tags.length }: Props) {
  if (tags.length === 0) return null;
  const others = tags.length - max;
  return (
    <ul className={classes.root} aria-label="Tags">
      {tags.slice(0, max).map((tag) => (
        <li key={tag}>
          <Badge
            component={Link}
            to={paths.news({ search: tag })}
            variant="light"
            color="gray"
            size="lg"
            tt="none"
            fw={500}
            className={classes.tag ?? ''}
          >
            {tag}
          </Badge>
        </li>
      ))}
      {others > 0 && <li className={classes.others}>+{others} more</li>}
    </ul>
  );
}
