import { NativeSelect, SimpleGrid, Stack, TextInput, Textarea } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useIndustryOptions } from '../../lib/industries.ts';
import { authMessages } from './auth.messages.ts';
import classes from './RegisterMoreFields.module.css';

/** The optional fields, empty. */
export const MORE_FIELDS = {
  jobTitle: '',
  company: '',
  industry: '',
  location: '',
  lookingFor: '',
  servicesOffered: '',
};

type Props = {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Props that tie the input of a field to the form. */
  field: (name: keyof typeof MORE_FIELDS) => object;
};

/** What a newcomer may tell now or later, folded until asked for. */
export function RegisterMoreFields({ isOpen, onToggle, field }: Props) {
  const { fields, register: messages } = authMessages;
  const industryOptions = useIndustryOptions();
  return (
    <details className={classes.more} open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <IconChevronRight size={18} className={classes.chevron} aria-hidden />
        <span>
          {messages.more} <span className={classes.hint}>{messages.moreHint}</span>
        </span>
      </summary>
      <Stack gap="sm" pt="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
          <TextInput label={fields.jobTitle} autoComplete="organization-title" {...field('jobTitle')} />
          <TextInput label={fields.company} autoComplete="organization" {...field('company')} />
          <NativeSelect
            label={fields.industry}
            size="md"
            data={industryOptions(fields.selectIndustry, null)}
            {...field('industry')}
          />
          <TextInput
            label={fields.location}
            autoComplete="address-level2"
            placeholder={fields.locationPlaceholder}
            {...field('location')}
          />
        </SimpleGrid>
        <Textarea
          label={fields.lookingFor}
          placeholder={fields.lookingForPlaceholder}
          {...field('lookingFor')}
        />
        <Textarea
          label={fields.servicesOffered}
          placeholder={fields.servicesOfferedPlaceholder}
          {...field('servicesOffered')}
        />
      </Stack>
    </details>
  );
}
