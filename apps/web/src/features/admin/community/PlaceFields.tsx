import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { currencyOptions, dateLocaleOptions } from '../../../lib/format-options.ts';
import { timeZoneOptions } from '../../../lib/time-zones.ts';
import { FieldsCard } from './FieldsCard.tsx';
import type { CommunityFormApi } from './community.form.ts';
import { communityMessages } from './community.messages.ts';

const { place: messages } = communityMessages;

const TIME_ZONES = timeZoneOptions(messages.serverZone);
const CURRENCIES = currencyOptions();
const DATE_LOCALES = dateLocaleOptions(messages.readersLanguage);

export function PlaceFields({ form }: { form: CommunityFormApi }) {
  return (
    <FieldsCard title={messages.title}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="sm">
        <TextInput label={messages.place} maxLength={80} {...form.getInputProps('place')} />
        <NativeSelect
          label={messages.timeZone}
          description={messages.timeZoneHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={TIME_ZONES}
          {...form.getInputProps('timeZone')}
        />
        <NativeSelect
          label={messages.currency}
          description={messages.currencyHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={CURRENCIES}
          {...form.getInputProps('currency')}
        />
        <NativeSelect
          label={messages.dateLocale}
          description={messages.dateLocaleHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={DATE_LOCALES}
          {...form.getInputProps('dateLocale')}
        />
      </SimpleGrid>
      <TextInput
        label={messages.supportEmail}
        description={messages.supportEmailHint}
        type="email"
        {...form.getInputProps('supportEmail')}
      />
    </FieldsCard>
  );
}
