import type { hintMessages as english } from '#src/hints.messages.ts';
import { plural } from '@guildhall/locale/words/de';
import type { Translation } from '@guildhall/locale/translation';

const points = (most: number) => plural(most, { one: '1 Punkt', other: `${most} Punkte` });

export const hintMessages: Translation<typeof english> = {
  hint: (advice, most) => `${advice}: bis zu ${points(most)}`,
  lookingFor: 'Sagen Sie, was Sie suchen, etwa „eine Buchhaltung für mein Café“',
  servicesOffered: 'Nennen Sie, was Sie bieten, damit Mitglieder Sie finden, die es brauchen',
  targetAudience: 'Sagen Sie, für wen Sie arbeiten oder wen Sie als Kundschaft gewinnen möchten',
  jobTitle: 'Nennen Sie in Ihrer Berufsbezeichnung, was Sie tun, damit Suchende Sie finden',
  location: 'Geben Sie Ihren Ort an',
  preferredConnectionTypes: 'Wählen Sie, wen Sie kennenlernen möchten',
  industry: 'Wählen Sie Ihre Branche',
  addSkills: 'Fügen Sie Ihre Kenntnisse hinzu',
  moreSkills: 'Fügen Sie weitere Kenntnisse hinzu',
  addInterests: 'Fügen Sie Ihre Interessen hinzu',
  moreInterests: 'Fügen Sie weitere Interessen hinzu',
};
