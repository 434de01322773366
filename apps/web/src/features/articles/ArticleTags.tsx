import { Badge } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import classes from './ArticleTags.module.css';
import { articlesMessages as messages } from './articles.messages.ts';

type Props = {
  tags: string[];
  /** Shows this many and counts the rest. */
  max?: number;
};

/** The tags of an article, each a link to the articles with that tag. */
export function ArticleTags({ tags, max = tags.length }: Props) {
  if (tags.length === 0) return null;
  const hidden = tags.length - max;
  return (
    <ul className={classes.root} aria-label={messages.article.tags}>
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
      {hidden > 0 && <li className={classes.hidden}>{messages.article.moreTags(hidden)}</li>}
    </ul>
  );
}
