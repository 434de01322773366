import type { AuditRow } from './audit.hooks.ts';
import { auditMessages as messages } from './audit.messages.ts';

type Change = { name: string; before?: string; after?: string };

/** Of a long list its first entries are shown, and how many there are. */
const SHOWN = 5;

/** A value as text; an empty one would be invisible. */
function display(value: unknown): string {
  if (value === undefined || value === null || value === '') return messages.emptyValue;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (Array.isArray(value)) return displayList(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function displayList(list: readonly unknown[]): string {
  if (list.length === 0) return messages.emptyValue;
  const isPlain = list.every((each) => typeof each !== 'object' || each === null);
  if (!isPlain) return messages.entries(list.length);
  const shown = list.slice(0, SHOWN).map(display).join(', ');
  return list.length > SHOWN ? messages.andMore(shown, list.length - SHOWN) : shown;
}

/** The fields that are amounts in hundredths. */
const AMOUNTS = new Set(['price', 'quotedAmount']);

/** `isActive` as "Is active". */
function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The changed fields of an entry with their values before and after; `money` writes hundredths. */
export function changesOf(
  { before, after }: Pick<AuditRow, 'before' | 'after'>,
  money: (hundredths: number) => string,
): Change[] {
  const shown = (name: string, value: unknown) =>
    AMOUNTS.has(name) && typeof value === 'number' ? money(value) : display(value);
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name): Change[] => {
    const isSame = JSON.stringify(before?.[name]) === JSON.stringify(after?.[name]);
    if (isSame) return [];
    return [
      {
        name: wordsOf(name),
        ...(before && name in before && { before: shown(name, before[name]) }),
        ...(after && name in after && { after: shown(name, after[name]) }),
      },
    ];
  });
}
