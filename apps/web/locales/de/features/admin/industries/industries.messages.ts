import type { industriesMessages as english } from '#src/features/admin/industries/industries.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const industriesMessages: Translation<typeof english> = {
  title: 'Branchen und Kategorien',
  description:
    'Damit werden Unternehmen und Mitglieder aufgelistet und gefiltert. Formulare zeigen sie in dieser Reihenfolge.',
  inLanguages: 'Namen in anderen Sprachen',
  failed: 'Die Branchen konnten nicht geladen werden',
  list: 'Branchen',
  empty: {
    title: 'Noch keine Branchen',
    text: 'Fügen Sie die erste hinzu, damit Unternehmen und Mitglieder sie wählen können.',
  },
  add: { label: 'Neue Branche', submit: 'Hinzufügen', done: 'Branche hinzugefügt' },
  retired: 'Nicht mehr angeboten',
  rename: {
    open: 'Umbenennen',
    label: (name) => `${name} umbenennen`,
    field: 'Name',
    hint: 'Unternehmen und Mitglieder dieser Branche erhalten den neuen Namen innerhalb von ein, zwei Minuten.',
    submit: 'Speichern',
    done: 'Branche umbenannt',
  },
  merge: {
    open: 'Zusammenführen',
    label: (name) => `${name} mit einer anderen Branche zusammenführen`,
    field: 'Zusammenführen mit',
    choose: 'Branche wählen',
    text: (name) =>
      `${name} wird aus der Liste entfernt. Zugehörige Unternehmen und Mitglieder wechseln zur anderen Branche. Sie können das nicht rückgängig machen.`,
    submit: 'Zusammenführen',
    done: 'Branchen zusammengeführt',
  },
  retire: { open: 'Nicht mehr anbieten', label: (name) => `${name} nicht mehr anbieten` },
  offer: { open: 'Wieder anbieten', label: (name) => `${name} wieder anbieten` },
};
