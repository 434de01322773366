import type { AuditRow } from './audit.hooks.ts';

type Change = { name: string; before?: string; after?: string };

/** Empty text would not be seen. */
const shown = (value: unknown): string => {
  if (typeof value === 'string') return value || '(empty)';
  return JSON.stringify(value ?? null);
};

/** The fields of a row with what they were and what they became; those that stayed the same are left out. */
export function changesOf({ before, after }: Pick<AuditRow, 'before' | 'after'>): Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name): Change[] => {
    const change: Change = {
      name,
      ...(before && name in before && { before: shown(before[name]) }),
      ...(after && name in after && { after: shown(after[name]) }),
    };
    return change.before === change.after ? [] : [change];
  });
}
