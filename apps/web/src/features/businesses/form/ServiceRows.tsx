import { Button, CloseButton, Group, Input, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ClipboardEvent, useRef, useState } from 'react';
import { splitCommas } from '@guildhall/api/ground/values/fields';
import { businessFormMessages } from './business-form.messages.ts';
import type { BusinessFormPart } from './form-fields.ts';
import { servicesIn, servicesText } from './services.form.ts';

const { services: messages } = businessFormMessages;
const { label } = businessFormMessages.fields.services;

type Row = { key: number; name: string };

/** What the business offers, a row each. A list with commas that is pasted becomes rows. */
export function ServiceRows({ form }: BusinessFormPart) {
  const [rows, setRows] = useState((): Row[] => numbered([...servicesIn(form.getValues().services), ''], 0));
  const next = useRef(rows.length);
  const list = useRef<HTMLDivElement>(null);
  const change = (changed: Row[]) => {
    setRows(changed);
    form.setFieldValue('services', servicesText(changed.map(({ name }) => name)));
  };
  const insert = (at: number, names: string[], replaced: number) => {
    change(rows.toSpliced(at, replaced, ...numbered(names, next.current)));
    next.current += names.length;
    const last = at + names.length - 1;
    // The row is there once the change has been drawn.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[last]?.focus());
  };
  const paste = (event: ClipboardEvent, at: number, name: string) => {
    const names = splitCommas(event.clipboardData.getData('text/plain').replaceAll(/\r?\n/g, ','));
    if (names.length < 2) return;
    event.preventDefault();
    insert(at, name.trim() === '' ? names : [name, ...names], 1);
  };
  return (
    <Input.Wrapper label={label} labelElement="div" error={form.errors['services']}>
      <Stack gap="xs" ref={list} role="group" aria-label={label}>
        {rows.map(({ key, name }, at) => (
          <Group key={key} gap={4} wrap="nowrap">
            <TextInput
              flex={1}
              aria-label={messages.row(at + 1)}
              placeholder={at === 0 ? messages.placeholder : undefined}
              maxLength={80}
              data-path={at === 0 ? 'services' : undefined}
              value={name}
              onChange={({ currentTarget: { value } }) => change(rows.with(at, { key, name: value }))}
              onPaste={(event) => paste(event, at, name)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                insert(at + 1, [''], 0);
              }}
            />
            {rows.length > 1 && (
              <CloseButton
                size="lg"
                aria-label={messages.remove(name || messages.row(at + 1))}
                onClick={() => change(rows.toSpliced(at, 1))}
              />
            )}
          </Group>
        ))}
        <Button
          variant="subtle"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => insert(rows.length, [''], 0)}
        >
          {messages.add}
        </Button>
      </Stack>
    </Input.Wrapper>
  );
}

const numbered = (names: string[], from: number): Row[] =>
  names.map((name, at) => ({ key: from + at, name }));
