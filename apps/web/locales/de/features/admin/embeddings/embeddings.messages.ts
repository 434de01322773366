import type { embeddingsMessages as english } from '#src/features/admin/embeddings/embeddings.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const embeddingsMessages: Translation<typeof english> = {
  title: 'Embedding-Dienst',
  failed: 'Der Status des Embedding-Dienstes konnte nicht geladen werden',
  purpose: (model, host) => `Treffer werden mithilfe von ${model} auf ${host} sortiert.`,
  progress: (done, total) =>
    `${number(done)} von ${plural(total, { one: '1 Mitglied', other: `${number(total)} Mitgliedern` })} verarbeitet`,
  answered: (when) => `Letzte Antwort: ${when}`,
  neverAnswered: 'Noch keine Antwort',
  problem: {
    title: 'Der Dienst antwortet nicht wie erwartet',
    text: (sentence) =>
      `${sentence}. Bis er wieder funktioniert, werden noch nicht verarbeitete Mitglieder mit dem eingebauten Modell abgeglichen.`,
    retry: (when) => `Nächster Versuch: ${when}.`,
  },
  tryNow: 'Jetzt versuchen',
  tried: {
    title: 'Der Dienst wird geprüft',
    description: 'Das Ergebnis erscheint hier in wenigen Sekunden.',
  },
};
