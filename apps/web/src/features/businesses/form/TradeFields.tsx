import { Button, NativeSelect, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { useIndustryOptions } from '../../../lib/industries.ts';
import { type BusinessFormPart, TWO_COLUMNS, fieldsOf } from './form-fields.ts';
import { businessFormMessages } from './business-form.messages.ts';

const { selectCategory, selectIndustry, otherCategory } = businessFormMessages;

type Props = BusinessFormPart & {
  /** The category has a field of its own from the start, as administrators want it. */
  isApart?: boolean;
};

/** Industry and category: one choice that fills both, until the category is to be another. */
export function TradeFields({ form, isApart: isAlwaysApart = false }: Props) {
  const field = fieldsOf(form);
  const industryOptions = useIndustryOptions();
  const initial = form.getInitialValues();
  const { industry, category } = form.getValues();
  const [isOpen, setOpen] = useState(category !== industry);
  const isApart = isAlwaysApart || isOpen;
  const { onChange, ...industryField } = field('industry');
  return (
    <SimpleGrid {...TWO_COLUMNS} style={{ alignItems: 'end' }}>
      <NativeSelect
        required
        data={industryOptions(selectIndustry, initial.industry)}
        {...industryField}
        onChange={(event) => {
          onChange(event);
          if (!isApart) form.setFieldValue('category', event.currentTarget.value);
        }}
      />
      {isApart ? (
        <NativeSelect
          required
          data={industryOptions(selectCategory, initial.category)}
          {...field('category')}
        />
      ) : (
        <Button variant="subtle" size="compact-sm" w="fit-content" onClick={() => setOpen(true)}>
          {otherCategory}
        </Button>
      )}
    </SimpleGrid>
  );
}
