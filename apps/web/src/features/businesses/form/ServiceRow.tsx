import { CloseButton, TextInput } from '@mantine/core';
import { SERVICE_MAX } from '@guildhall/api/ground/values/fields';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { businessFormMessages } from './business-form.messages.ts';
import classes from './ServiceRow.module.css';
import type { Service } from './services.form.ts';

const { services: messages } = businessFormMessages;

type Props = {
  row: Service;
  /** From 1. */
  position: number;
  onChange: (fields: Partial<Service>) => void;
  onPaste: (event: ClipboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onRemove?: () => void;
};

/** A service; its price and what it includes are asked for once it has a name. */
export function ServiceRow({ row, position, onChange, onPaste, onKeyDown, onRemove }: Props) {
  const { name, price, includes } = row;
  const hasDetails = name.trim() !== '' || price !== '' || includes !== '';
  return (
    <div className={classes.root}>
      <TextInput
        className={classes.name ?? ''}
        aria-label={messages.row(position)}
        placeholder={position === 1 ? messages.placeholder : undefined}
        maxLength={SERVICE_MAX}
        data-service
        data-path={position === 1 ? 'services' : undefined}
        value={name}
        onChange={({ currentTarget: { value } }) => onChange({ name: value })}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
      />
      {onRemove && (
        <CloseButton
          size="lg"
          className={classes.remove ?? ''}
          aria-label={messages.remove(name || messages.row(position))}
          onClick={onRemove}
        />
      )}
      {hasDetails && (
        <>
          <TextInput
            className={classes.price ?? ''}
            aria-label={messages.priceOf(name || messages.row(position))}
            placeholder={messages.price}
            maxLength={40}
            value={price}
            onChange={({ currentTarget: { value } }) => onChange({ price: value })}
            onKeyDown={onKeyDown}
          />
          <TextInput
            className={classes.includes ?? ''}
            aria-label={messages.includedIn(name || messages.row(position))}
            placeholder={messages.includes}
            maxLength={200}
            value={includes}
            onChange={({ currentTarget: { value } }) => onChange({ includes: value })}
            onKeyDown={onKeyDown}
          />
        </>
      )}
    </div>
  );
}
