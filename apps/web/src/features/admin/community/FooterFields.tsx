import { FOOTER_COLUMNS_MAX } from '@guildhall/api/ground/settings/community.schema';
import { Button, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { UrlInput } from '../../../ui/UrlInput.tsx';
import { FieldsCard } from './FieldsCard.tsx';
import { FooterColumnFields } from './FooterColumnFields.tsx';
import { type CommunityFormApi, newColumn } from './community.form.ts';
import { communityMessages } from './community.messages.ts';

const { footer: messages } = communityMessages;

export function FooterFields({ form }: { form: CommunityFormApi }) {
  const { footerColumns } = form.getValues();
  return (
    <FieldsCard title={messages.title}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="sm">
        <UrlInput label={messages.about} {...form.getInputProps('aboutUrl')} />
        <UrlInput label={messages.contact} {...form.getInputProps('contactUrl')} />
      </SimpleGrid>
      <TextInput
        label={messages.ecosystem}
        description={messages.ecosystemHint}
        {...form.getInputProps('ecosystem')}
      />
      {footerColumns.map((column, index) => (
        <FooterColumnFields key={column.key} form={form} index={index} column={column} />
      ))}
      {form.errors['footerColumns'] && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {form.errors['footerColumns']}
        </Text>
      )}
      {footerColumns.length < FOOTER_COLUMNS_MAX && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => form.insertListItem('footerColumns', newColumn())}
        >
          {messages.addColumn}
        </Button>
      )}
    </FieldsCard>
  );
}
