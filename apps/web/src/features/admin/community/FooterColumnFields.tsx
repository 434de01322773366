import { FOOTER_LINKS_MAX } from '@guildhall/api/ground/settings/community.schema';
import { ActionIcon, Button, Fieldset, Group, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { UrlInput } from '../../../ui/UrlInput.tsx';
import { type ColumnValues, type CommunityFormApi, newLink } from './community.form.ts';
import { communityMessages } from './community.messages.ts';

const { footer: messages } = communityMessages;

type Props = { form: CommunityFormApi; index: number; column: ColumnValues };

/** The title and the links of one column of the footer. */
export function FooterColumnFields({ form, index, column }: Props) {
  const path = `footerColumns.${index}`;
  return (
    <Fieldset legend={messages.column(index + 1)}>
      <Stack gap="sm">
        <TextInput label={messages.columnTitle} required {...form.getInputProps(`${path}.title`)} />
        {column.links.map((link, position) => (
          <Group key={link.key} gap="sm" align="flex-end">
            <TextInput
              label={messages.linkLabel}
              flex="1 1 8rem"
              required
              {...form.getInputProps(`${path}.links.${position}.label`)}
            />
            <UrlInput
              label={messages.linkUrl}
              flex="2 1 10rem"
              required
              {...form.getInputProps(`${path}.links.${position}.url`)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={42}
              aria-label={messages.removeLink(link.label)}
              onClick={() => form.removeListItem(`${path}.links`, position)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <Group gap="xs">
          {column.links.length < FOOTER_LINKS_MAX && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => form.insertListItem(`${path}.links`, newLink())}
            >
              {messages.addLink}
            </Button>
          )}
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            onClick={() => form.removeListItem('footerColumns', index)}
            aria-label={messages.removeColumn(index + 1)}
          >
            <IconTrash size={16} aria-hidden />
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
