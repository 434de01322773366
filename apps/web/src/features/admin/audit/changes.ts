import type { AuditRow } from './audit.hooks.ts';
import { auditMessages as messages } from './audit.messages.ts';

type Change = { name: string; before?: string; after?: string };

/** A value as text; an empty string would be invisible. */
const display = (value: unknown): string => {
  if (typeof value === 'string') return value || messages.emptyValue;
  return JSON.stringify(value ?? null);
};

/** The changed fields of an entry with their values before and after. */
export function changesOf({ before, after }: Pick<AuditRow, 'before' | 'after'>): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name): Change[] => {
    const change: Change = {
      name,
      ...(before && name in before && { before: display(before[name]) }),
      ...(after && name in after && { after: display(after[name]) }),
    };
    return change.before === change.after ? [] : [change];
  });
}
