import { Anchor, Badge, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { LOCALE_NAMES } from '@guildhall/locale/locales';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { paths } from '../../../lib/paths.ts';
import { showError } from '../../../lib/show-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { writtenList } from '../../../lib/written.ts';
import divided from '../../../ui/DividedList.module.css';
import { Query } from '../../../ui/Query.tsx';
import { textLanguagesMessages } from '../shared/text-languages.messages.ts';
import { adminPagesMessages } from './admin-pages.messages.ts';
import { draftOf } from './page-drafts.ts';
import { useAdminPages, useCreatePage } from './pages.hooks.ts';

const { list: messages, suggested, failed } = adminPagesMessages;

type Props = { onNew: () => void; onOpen: (id: number) => void };

/** Every page with its state, and drafts to start with. */
export function PageList({ onNew, onOpen }: Props) {
  const query = useAdminPages();
  const create = useCreatePage(({ id }) => onOpen(id));
  const { name = '', place = '', supportEmail = '' } = trpc.site.config.useQuery().data?.community ?? {};
  return (
    <Query query={query} skeleton={<Skeleton height={320} radius="lg" />} failed={failed}>
      {(pages) => {
        const missing = suggested.filter(({ slug }) => !pages.some((page) => page.slug === slug));
        return (
          <Stack gap="lg">
            <Group justify="flex-end">
              <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onNew}>
                {messages.new}
              </Button>
            </Group>
            {pages.length > 0 && (
              <Card>
                <ul className={`${divided.list} ${divided.rows}`} aria-label={messages.label}>
                  {pages.map((page) => (
                    <li key={page.id}>
                      <div>
                        <Anchor component={Link} to={consolePaths.pages(page.id)} fw={600}>
                          {page.title}
                        </Anchor>
                        <Text size="sm" c="dimmed">
                          {paths.page(page.slug)}
                        </Text>
                        {page.missing.length > 0 && (
                          <Text size="sm" c="dimmed">
                            {textLanguagesMessages.missingIn(
                              writtenList(page.missing.map((locale) => LOCALE_NAMES[locale])),
                            )}
                          </Text>
                        )}
                      </div>
                      <Group gap={6}>
                        <Badge variant="light" color={page.isPublished ? 'forest' : 'gray'} tt="none">
                          {page.isPublished ? messages.published : messages.draft}
                        </Badge>
                        {page.isPublished && page.hasUnpublishedChanges && (
                          <Badge variant="light" color="brass" tt="none">
                            {messages.changed}
                          </Badge>
                        )}
                      </Group>
                    </li>
                  ))}
                </ul>
              </Card>
            )}
            {missing.length > 0 && (
              <Card component="section" aria-label={messages.suggestions}>
                <Text fw={600}>{pages.length === 0 ? messages.empty : messages.suggestions}</Text>
                {pages.length === 0 && <Text c="dimmed">{messages.emptyText}</Text>}
                <Group gap="xs" mt="sm">
                  {missing.map((page) => (
                    <Button
                      key={page.slug}
                      variant="default"
                      aria-label={messages.start(page.title)}
                      disabled={create.isPending}
                      onClick={() =>
                        create.mutate(
                          {
                            ...page,
                            content: draftOf(page.slug, { name, place, supportEmail }),
                            inFooter: true,
                          },
                          { onError: showError },
                        )
                      }
                    >
                      {page.title}
                    </Button>
                  ))}
                </Group>
              </Card>
            )}
          </Stack>
        );
      }}
    </Query>
  );
}
