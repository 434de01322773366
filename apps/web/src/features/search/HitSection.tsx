import { Anchor, Card } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { HitPicture } from './HitPicture.tsx';
import classes from './HitSection.module.css';
import type { HitGroup } from './search-hits.ts';
import { searchMessages as messages } from './search.messages.ts';

type Props = {
  group: HitGroup;
  /** Link to all hits of this kind, when there may be more. */
  all?: string | undefined;
};

/** The hits of one kind. */
export function HitSection({ group: { kind, label, hits }, all }: Props) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} padding="md">
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {label}
        </h2>
        {all && (
          <Anchor component={Link} to={all} size="sm" fw={600} py={4}>
            {messages.allOfKind(label)}
          </Anchor>
        )}
      </div>
      <ul className={classes.list}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <Link to={hit.to} className={classes.hit}>
              <HitPicture kind={kind} hit={hit} />
              <span className={classes.words}>
                <span className={classes.name}>{hit.title}</span>
                <span className={classes.detail}>{hit.detail}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
