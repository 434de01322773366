import { Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import divided from '../../ui/DividedList.module.css';
import { opportunitiesPageMessages } from './opportunities-page.messages.ts';
import { strengthOf } from './opportunity-strength.ts';

const { page: messages } = opportunitiesPageMessages;

const SHOWN = 3;
const NEWEST = { limit: SHOWN + 1, sort: 'newest' as const };
/** Some of these the reader has applied to. */
const FITTING = { limit: 12, sort: 'fit' as const, fits: true as const };

/** A few more that fit the reader and that they have not applied to, or the newest for a visitor. */
export function OtherOpportunities({ exceptId }: { exceptId: number }) {
  const { viewer } = useViewer();
  const { data } = trpc.opportunities.search.useQuery(viewer ? FITTING : NEWEST);
  const items = (data?.items ?? [])
    .filter(({ id, applied }) => id !== exceptId && !applied)
    .filter((opportunity) => !viewer || strengthOf(opportunity) !== null)
    .slice(0, SHOWN);
  if (items.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-labelledby="other-opportunities">
      <Title order={2} size="h3" id="other-opportunities">
        {viewer ? messages.others : messages.newest}
      </Title>
      <ul className={divided.list}>
        {items.map(({ id, slug, title, details }) => (
          <li key={id}>
            <Text component={Link} to={paths.opportunity(id, slug)} fw={600} c="inherit" dir="auto">
              {title}
            </Text>
            {details && (
              <Text size="sm" c="dimmed" dir="auto">
                {details}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
