import { Anchor, Box, Button, Card, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { consolePaths } from '../../../lib/console-paths.ts';
import { paths } from '../../../lib/paths.ts';
import { showError } from '../../../lib/show-error.ts';
import { type Outputs, trpc } from '../../../lib/trpc.ts';
import { overviewMessages } from './overview.messages.ts';
import divided from '../../../ui/DividedList.module.css';

const { checklist: messages } = overviewMessages;

type Item = Outputs['admin']['checklist']['list'][number];

/** Where each item is done. */
const PLACES: Record<Item, string> = {
  name: paths.setup('name'),
  look: paths.setup('name'),
  words: paths.setup('about'),
  footer: consolePaths.pages(),
  mail: consolePaths.mail(),
  members: consolePaths.imports(),
  services: consolePaths.services(),
  secondAdministrator: paths.admin('users'),
  backupElsewhere: paths.admin('backup'),
};

/** What is left to do before members come; absent when nothing is. */
export function ChecklistCard() {
  const { data: items } = trpc.admin.checklist.list.useQuery();
  const utils = trpc.useUtils();
  const dismissal = trpc.admin.checklist.dismiss.useMutation({
    meta: { skipInvalidation: true },
    onSuccess: (left) => utils.admin.checklist.list.setData(undefined, left),
    onError: showError,
  });
  if (!items || items.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="checklist">
      <Title order={2} size="h3" id="checklist" mb="xs">
        {messages.title}
      </Title>
      <ul className={`${divided.list} ${divided.rows}`}>
        {items.map((item) => {
          const { label, text } = messages.items[item];
          return (
            <li key={item}>
              <Box flex={1} miw={0}>
                <Anchor component={Link} to={PLACES[item]} fw={600}>
                  {label}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {text}
                </Text>
              </Box>
              <Button
                flex="none"
                size="xs"
                variant="subtle"
                color="gray"
                aria-label={messages.dismissLabel(label)}
                onClick={() => dismissal.mutate({ item })}
              >
                {messages.dismiss}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
