import { Anchor, Button, Card } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useViewer } from '../../lib/useViewer.ts';
import { MessageOrConversation } from '../messages/MessageOrConversation.tsx';
import { useWritePermissions } from '../messages/write-permissions.ts';
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
export function HitSection({ group: { kind, label, mark, hits, similar }, all }: Props) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} padding="md">
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {label}
          {mark && ' '}
          {mark && <span className={classes.mark}>{mark}</span>}
        </h2>
        {all && (
          <Anchor component={Link} to={all} size="sm" fw={600} py={4}>
            {messages.allOfKind(label)}
          </Anchor>
        )}
      </div>
      <HitList kind={kind} hits={hits} />
      {similar && (
        <>
          <h3 className={classes.mark}>{messages.similar}</h3>
          <HitList kind={kind} hits={similar} />
        </>
      )}
    </Card>
  );
}

/** Hits with what one can do at once, such as writing to a member. */
function HitList({ kind, hits }: Pick<HitGroup, 'kind' | 'hits'>) {
  const { viewer } = useViewer();
  const permissions = useWritePermissions(viewer && kind === 'members' ? hits.map(({ id }) => id) : []);
  return (
    <ul className={classes.list}>
      {hits.map((hit) => (
        <li key={hit.id} className={classes.item}>
          <Link to={hit.to} className={classes.hit}>
            <HitPicture kind={kind} hit={hit} />
            <span className={classes.words}>
              <span className={classes.name}>{hit.title}</span>
              <span className={classes.detail}>{hit.detail}</span>
              {hit.why && (
                <span className={classes.why} dir="auto">
                  {hit.why}
                </span>
              )}
            </span>
          </Link>
          {viewer && kind === 'members' && hit.id !== viewer.id && (
            <MessageOrConversation
              person={{ id: hit.id, name: hit.title }}
              permission={permissions.get(hit.id)}
              size="sm"
              isCompact
            />
          )}
          {viewer && kind === 'businesses' && (
            <Button
              component={Link}
              to={`${hit.to}?contact=open`}
              variant="default"
              size="sm"
              px="xs"
              aria-label={messages.messageTo(hit.title)}
            >
              <IconMail size={16} aria-hidden />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
