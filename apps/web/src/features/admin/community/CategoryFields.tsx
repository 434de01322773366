import { Text, Textarea } from '@mantine/core';
import { FieldsCard } from './FieldsCard.tsx';
import type { CommunityFormApi } from './community.form.ts';
import { communityMessages } from './community.messages.ts';

const { categories: messages } = communityMessages;

/** The categories of news and of services. Those of businesses and members have a page of their own. */
export function CategoryFields({ form }: { form: CommunityFormApi }) {
  return (
    <FieldsCard title={messages.title}>
      <Text c="dimmed">{messages.hint}</Text>
      {(['serviceCategories', 'articleCategories'] as const).map((name) => (
        <Textarea
          key={name}
          label={messages[name]}
          autosize
          minRows={4}
          maxLength={2_500}
          {...form.getInputProps(name)}
        />
      ))}
    </FieldsCard>
  );
}
