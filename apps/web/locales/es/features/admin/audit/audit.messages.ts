import type { auditMessages as english } from '#src/features/admin/audit/audit.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/es';

const entries = (count: number) => plural(count, { one: '1 entrada', other: `${number(count)} entradas` });

const REASONS = {
  changed: 'se modificó después de escribirse',
  removed: 'y todo lo posterior se eliminaron',
  unsigned: 'no está firmada por esta instalación',
};

export const auditMessages: Translation<typeof english> = {
  title: 'Auditoría',
  description: 'Todo lo que ha hecho la administración. Las entradas solo se añaden y van firmadas.',
  noun: 'entradas de auditoría',
  empty: 'Lo que haga la administración aparecerá aquí.',
  system: 'Sistema',
  person: { label: 'Persona', placeholder: 'Quién lo hizo o a quién afectó' },
  event: { label: 'Qué pasó', any: 'Cualquier cosa' },
  outcomes: { denied: 'denegado', failure: 'con error' },
  unnamed: (type, id) => `${type.replaceAll('_', ' ')} ${id}`,
  allAbout: (name) => `Todo sobre ${name}`,
  only: (name) => `Solo lo referido a ${name}`,
  download: 'Descargar como CSV',
  yes: 'sí',
  no: 'no',
  entries,
  andMore: (shown, more) => `${shown} y ${more} más`,
  filter: 'Filtrar',
  clear: 'Borrar filtros',
  emptyValue: '(vacío)',
  integrity: {
    verify: 'Verificar la integridad del registro',
    intact: (rows) => `El registro está íntegro: ${entries(rows)}.`,
    broken: (id, reason) => `El registro no está íntegro: la entrada ${id} ${REASONS[reason]}.`,
  },
};
