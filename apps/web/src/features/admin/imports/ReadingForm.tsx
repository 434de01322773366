import { Card, NativeSelect, Stack, Text, Title } from '@mantine/core';
import classes from './MappingForm.module.css';
import { type Import, useReadAgain } from './imports.hooks.ts';
import { importsMessages } from './imports.messages.ts';

const { reading: messages } = importsMessages;

/** How the file was read, with its first rows, and what can be read differently. */
export function ReadingForm({ found }: { found: Import }) {
  const { id, reading } = found;
  const { read, isPending } = useReadAgain(id);
  if (!reading) return null;
  const { encoding, delimiter, sheet, sheets, headerRow, footerRows, top } = reading;
  return (
    <Card component="section" padding="lg" aria-labelledby="import-reading" aria-busy={isPending}>
      <Stack gap="md">
        <Title order={2} size="h3" id="import-reading">
          {messages.title}
        </Title>
        <div className={classes.fields}>
          {sheets.length > 1 && (
            <NativeSelect
              label={messages.sheet}
              data={sheets}
              value={sheet ?? ''}
              disabled={isPending}
              onChange={({ currentTarget }) => read({ sheet: currentTarget.value })}
            />
          )}
          {encoding !== null && (
            <NativeSelect
              label={messages.encoding}
              description={messages.encodingHint}
              inputWrapperOrder={['label', 'input', 'description']}
              data={Object.entries(messages.encodings).map(([value, label]) => ({ value, label }))}
              value={encoding}
              disabled={isPending}
              onChange={({ currentTarget }) => read({ encoding: currentTarget.value })}
            />
          )}
          {delimiter !== null && (
            <NativeSelect
              label={messages.delimiter}
              data={Object.entries(messages.delimiters).map(([value, label]) => ({ value, label }))}
              value={delimiter}
              disabled={isPending}
              onChange={({ currentTarget }) => read({ delimiter: currentTarget.value })}
            />
          )}
          <NativeSelect
            label={messages.headerRow}
            data={[
              ...top.map(({ line, cells }) => ({ value: String(line), label: messages.row(line, cells) })),
              { value: '0', label: messages.noHeader },
            ]}
            value={String(headerRow)}
            disabled={isPending}
            onChange={({ currentTarget }) => read({ headerRow: Number(currentTarget.value) })}
          />
        </div>
        <SampleRows found={found} />
        {footerRows > 0 && <Text c="dimmed">{messages.footer(footerRows)}</Text>}
      </Stack>
    </Card>
  );
}

function SampleRows({ found: { columns, sample } }: { found: Import }) {
  const named = columns.map((label, columnIndex) => ({ label, columnIndex }));
  const rows = sample.map((cells, rowIndex) => ({ cells, rowIndex }));
  return (
    <div className={classes.sample} role="region" aria-label={messages.sample} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {named.map(({ label, columnIndex }) => (
              <th key={columnIndex} scope="col" dir="auto">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, rowIndex }) => (
            <tr key={rowIndex}>
              {named.map(({ columnIndex }) => (
                <td key={columnIndex} dir="auto">
                  {cells[columnIndex]?.slice(0, 40)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
