import { Anchor, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { useLanguages } from '../../../lib/site.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Query } from '../../../ui/Query.tsx';
import { ConsolePage } from '../shared/ConsolePage.tsx';
import { usePermissions } from '../shared/usePermissions.ts';
import { AddIndustryForm } from './AddIndustryForm.tsx';
import { IndustryItem } from './IndustryItem.tsx';
import { MergeIndustryDialog } from './MergeIndustryDialog.tsx';
import { RenameIndustryDialog } from './RenameIndustryDialog.tsx';
import { type Industry, useIndustryList } from './industries.hooks.ts';
import { industriesMessages as messages } from './industries.messages.ts';

/** The industries and categories of the community, in their order. */
export function AdminIndustriesPage() {
  const query = useIndustryList();
  const [opened, setOpened] = useState<{ dialog: 'rename' | 'merge'; industry: Industry } | null>(null);
  const [moved, setMoved] = useState('');
  const { holds } = usePermissions();
  const hasLabels = useLanguages().length > 1 && holds('settings');
  const close = () => setOpened(null);
  return (
    <ConsolePage title={messages.title} description={messages.description}>
      <Stack gap="lg">
        {hasLabels && (
          <Anchor component={Link} to={consolePaths.community()}>
            {messages.inLanguages}
          </Anchor>
        )}
        <Query query={query} skeleton={<Skeleton height={320} radius="lg" />} failed={messages.failed}>
          {(list) => (
            <>
              <AddIndustryForm version={list.version} />
              {list.items.length === 0 && (
                <EmptyState icon={IconInbox} title={messages.empty.title}>
                  {messages.empty.text}
                </EmptyState>
              )}
              {list.items.length > 0 && (
                <Stack gap="xs" component="ol" p={0} m={0} aria-label={messages.list}>
                  {list.items.map((industry, place) => (
                    <IndustryItem
                      key={industry.id}
                      industry={industry}
                      place={place}
                      isLast={place === list.items.length - 1}
                      version={list.version}
                      onMoved={setMoved}
                      onOpen={(dialog) => setOpened({ dialog, industry })}
                    />
                  ))}
                </Stack>
              )}
            </>
          )}
        </Query>
        <VisuallyHidden role="status">{moved}</VisuallyHidden>
      </Stack>
      {query.data && opened?.dialog === 'rename' && (
        <RenameIndustryDialog industry={opened.industry} version={query.data.version} onClose={close} />
      )}
      {query.data && opened?.dialog === 'merge' && (
        <MergeIndustryDialog industry={opened.industry} list={query.data} onClose={close} />
      )}
    </ConsolePage>
  );
}
