import { Button, Card, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import {
  BUSINESS_FIELDS,
  type ImportField,
  type ImportKind,
  MEMBER_FIELDS,
} from '@guildhall/api/console/imports/imports.schema';
import { formIssues } from '../../../lib/form-issues.ts';
import { ExistingRecords } from './ExistingRecords.tsx';
import classes from './MappingForm.module.css';
import type { Import, useImportActions } from './imports.hooks.ts';
import { importsMessages } from './imports.messages.ts';

const { mapping: messages, nameOrder: order } = importsMessages;

const FIELDS: Record<ImportKind, readonly ImportField[]> = {
  members: MEMBER_FIELDS,
  businesses: BUSINESS_FIELDS,
};

type Props = {
  found: Import;
  check: ReturnType<typeof useImportActions>['check'];
  onChecked: () => void;
};

/** Which column each field is, as far as it could be guessed or was chosen for such a file before. */
export function MappingForm({ found, check, onChecked }: Props) {
  const { id, kind, columns, sample, rows, status } = found;
  const [mapping, setMapping] = useState(found.mapping);
  const [options, setOptions] = useState(found.options);
  const seconds = FIELDS[kind].filter((field) => found.options.otherwise[field] !== undefined);
  const issues = check.error ? formIssues(check.error, (path) => path.split('.')[1] ?? path) : {};
  const choices = [
    { value: '', label: messages.none },
    ...columns.map((label, columnIndex) => ({ value: String(columnIndex), label })),
  ];
  const exampleOf = (columnIndex: number | undefined) => {
    const value =
      columnIndex === undefined ? undefined : sample.map((cells) => cells[columnIndex]).find(Boolean);
    return value && messages.example(value.slice(0, 60));
  };
  return (
    <Card component="section" padding="lg" aria-labelledby="import-mapping">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          check.mutate({ id, mapping, options }, { onSuccess: onChecked });
        }}
      >
        <Stack gap="md" align="flex-start">
          <div>
            <Title order={2} size="h3" id="import-mapping">
              {messages.title}
            </Title>
            <Text c="dimmed">{messages.rows(rows)}</Text>
          </div>
          <div className={classes.fields}>
            {FIELDS[kind].map((field) => (
              <NativeSelect
                key={field}
                label={messages.fields[kind][field]}
                description={exampleOf(mapping[field])}
                inputWrapperOrder={['label', 'input', 'description']}
                data={choices}
                value={mapping[field] ?? ''}
                error={issues[field]}
                onChange={({ currentTarget: { value } }) =>
                  setMapping(({ [field]: _former, ...rest }) =>
                    value === '' ? rest : { ...rest, [field]: Number(value) },
                  )
                }
              />
            ))}
            {seconds.map((field) => (
              <NativeSelect
                key={field}
                label={messages.otherwise(messages.fields[kind][field] ?? field)}
                description={exampleOf(options.otherwise[field])}
                inputWrapperOrder={['label', 'input', 'description']}
                data={choices}
                value={options.otherwise[field] ?? ''}
                onChange={({ currentTarget: { value } }) => {
                  const { [field]: _former, ...rest } = options.otherwise;
                  setOptions({
                    ...options,
                    otherwise: value === '' ? rest : { ...rest, [field]: Number(value) },
                  });
                }}
              />
            ))}
            {(mapping.fullName ?? options.otherwise.fullName) !== undefined && (
              <NativeSelect
                label={order.label}
                description={order.hint}
                inputWrapperOrder={['label', 'input', 'description']}
                data={Object.entries(order.options).map(([value, label]) => ({ value, label }))}
                value={options.nameOrder ?? 'auto'}
                onChange={({ currentTarget: { value } }) =>
                  setOptions({
                    ...options,
                    nameOrder: value === 'given' || value === 'family' ? value : null,
                  })
                }
              />
            )}
          </div>
          <ExistingRecords kind={kind} options={options} onChange={setOptions} />
          <Button type="submit" size="md" loading={check.isPending}>
            {status === 'mapping' ? messages.check : messages.checkAgain}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
