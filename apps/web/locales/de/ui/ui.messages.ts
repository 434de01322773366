import type { uiMessages as english } from '#src/ui/ui.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/de';

export const uiMessages: Translation<typeof english> = {
  stars: (count) => plural(count, { one: '1 Stern', other: `${number(count)} Sterne` }),
  rating: (value) => `${number(value)} von 5 Sternen`,
  draft: {
    restored: 'Entwurf wiederhergestellt.',
    outdated: 'Entwurf wiederhergestellt. Teile davon wurden inzwischen an anderer Stelle geändert.',
    discard: 'Entwurf verwerfen',
    notStored:
      'Ihr Entwurf konnte in diesem Browser nicht gespeichert werden. Senden Sie ihn ab, bevor Sie diese Seite verlassen.',
  },
  conflict: {
    title: 'Während Sie schrieben, gab es an anderer Stelle Änderungen',
    text: 'Nichts von Ihren Eingaben ist verloren. Wählen Sie, was bleiben soll, und speichern Sie erneut.',
    taken: (label, saved) => (saved ? `${label}: jetzt „${saved}“.` : `${label}: aktualisiert.`),
    replaced: (label, saved) =>
      `${saved ? `${label}: geändert in „${saved}“.` : `${label}: geändert.`} Sie haben etwas anderes eingegeben.`,
    takeSaved: 'Gespeicherte Fassung verwenden',
    keepTyped: 'Meine Eingabe behalten',
  },
  minutesAgo: (minutes) => `vor ${minutes} Min.`,
  points: (points, max) => `${number(points)} von ${number(max)}`,
  match: {
    strength: { strong: 'Starker Treffer', good: 'Guter Treffer', possible: 'Möglicher Treffer' },
    percentage: (percent) => `${percent} von 100 Punkten. Für einen starken Treffer genügt ein klarer Grund.`,
    similar: 'Ähnliche Wörter',
    similarHint:
      'Was Sie beide geschrieben haben, ähnelt sich, aber keine Seite nennt, was die andere sucht.',
    noPoints: (parts) => `Keine Punkte für: ${parts.join('; ')}.`,
    parts: {
      theyOffer: 'Das Mitglied bietet, was Sie suchen',
      iOffer: 'Sie bieten, was das Mitglied sucht',
      audience: 'Kundschaft, die Sie suchen',
      mutual: 'Gemeinsame Kontakte',
      location: 'Ort',
      skills: 'Kenntnisse und Interessen',
      preferred: 'Gewünschte Art',
      industry: 'Branche',
    },
  },
};
