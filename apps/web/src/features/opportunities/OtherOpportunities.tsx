import { Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../lib/trpc.ts';
import { useViewer } from '../../lib/useViewer.ts';
import divided from '../../ui/DividedList.module.css';
import { opportunitiesPageMessages } from './opportunities-page.messages.ts';

const { page: messages } = opportunitiesPageMessages;

const SHOWN = 3;
const INPUT = { limit: SHOWN + 1, sort: 'fit' as const };

/** A few more that fit the reader, or the newest for a visitor. */
export function OtherOpportunities({ exceptId }: { exceptId: number }) {
  const { viewer } = useViewer();
  const { data } = trpc.opportunities.search.useQuery(INPUT);
  const items = data?.items.filter(({ id }) => id !== exceptId).slice(0, SHOWN) ?? [];
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
