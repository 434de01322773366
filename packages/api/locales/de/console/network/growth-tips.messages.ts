import type { growthTipMessages as english } from '#src/console/network/growth-tips.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const growthTipMessages: Translation<typeof english> = {
  fields: {
    lookingFor: 'Sagen Sie, was Sie suchen, damit wir die Menschen finden, die es bieten.',
    servicesOffered: 'Nennen Sie, was Sie bieten: Mitglieder, die es brauchen, sehen dann Ihr Profil.',
    skills:
      'Fügen Sie Ihre Kenntnisse hinzu. Was Sie mit anderen Mitgliedern gemeinsam haben, verbessert Ihre Treffer.',
    industry: 'Wählen Sie Ihre Branche, um andere aus Ihrem Fach kennenzulernen.',
    professionalSummary: 'Stellen Sie sich kurz vor: Wer weiß, wer fragt, antwortet schneller.',
    location: 'Geben Sie Ihren Ort an, um Mitglieder in der Nähe zu finden.',
    jobTitle: 'Geben Sie Ihre Berufsbezeichnung an, damit man sofort sieht, was Sie tun.',
    company: 'Geben Sie Ihr Unternehmen an: Das schafft Vertrauen in Ihre Anfragen.',
    avatarKey: 'Laden Sie ein Bild hoch. Ein Gesicht prägt sich besser ein als Initialen.',
    interests: 'Nennen Sie ein paar Interessen; sie erleichtern das erste Gespräch.',
  },
  general: [
    'Schreiben Sie zu jeder Kontaktanfrage ein paar persönliche Worte.',
    'Teilen Sie im Feed, was Sie diese Woche gelernt haben.',
    'Stellen Sie zwei Ihrer Kontakte, die sich kennen sollten, einander vor.',
  ],
};
