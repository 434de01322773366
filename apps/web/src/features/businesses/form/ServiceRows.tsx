import { Button, Input, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { splitCommas } from '@guildhall/api/ground/values/fields';
import { businessFormMessages } from './business-form.messages.ts';
import type { BusinessFormPart } from './form-fields.ts';
import { ServiceRow } from './ServiceRow.tsx';
import { type Service, servicesIn, servicesText } from './services.form.ts';

const { services: messages } = businessFormMessages;
const { label } = businessFormMessages.fields.services;

type Row = Service & { key: number };

const EMPTY: Service = { name: '', price: '', includes: '' };

/** What the business offers, a row each, with price and details. A list with commas that is pasted becomes rows. */
export function ServiceRows({ form }: BusinessFormPart) {
  const [rows, setRows] = useState((): Row[] =>
    numbered([...servicesIn(form.getValues().services), EMPTY], 0),
  );
  const next = useRef(rows.length);
  const list = useRef<HTMLDivElement>(null);
  const change = (changed: Row[]) => {
    setRows(changed);
    form.setFieldValue('services', servicesText(changed));
  };
  const insert = (at: number, added: Service[], replaced: number) => {
    change(rows.toSpliced(at, replaced, ...numbered(added, next.current)));
    next.current += added.length;
    const last = at + added.length - 1;
    // The row is there once the change has been drawn.
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLInputElement>('input[data-service]')[last]?.focus(),
    );
  };
  const paste = (event: ClipboardEvent, at: number, row: Row) => {
    const names = splitCommas(event.clipboardData.getData('text/plain').replaceAll(/\r?\n/g, ','));
    if (names.length < 2) return;
    event.preventDefault();
    const pasted = names.map((name) => ({ name, price: '', includes: '' }));
    insert(at, row.name.trim() === '' ? pasted : [row, ...pasted], 1);
  };
  const addAfter = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    insert(at + 1, [EMPTY], 0);
  };
  return (
    <Input.Wrapper label={label} labelElement="div" error={form.errors['services']}>
      <Stack gap="sm" ref={list} id="services" role="group" aria-label={label}>
        {rows.map((row, at) => (
          <ServiceRow
            key={row.key}
            row={row}
            position={at + 1}
            onChange={(fields) => change(rows.with(at, { ...row, ...fields }))}
            onPaste={(event) => paste(event, at, row)}
            onKeyDown={(event) => addAfter(event, at)}
            {...(rows.length > 1 && { onRemove: () => change(rows.toSpliced(at, 1)) })}
          />
        ))}
        <Button
          variant="subtle"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => insert(rows.length, [EMPTY], 0)}
        >
          {messages.add}
        </Button>
      </Stack>
    </Input.Wrapper>
  );
}

const numbered = (services: Service[], from: number): Row[] =>
  services.map(({ name, price, includes }, at) => ({ name, price, includes, key: from + at }));
