import type { nextStepsMessages as english } from '#src/features/businesses/activity/next-steps.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const nextStepsMessages: Translation<typeof english> = {
  title: 'Nächste Schritte',
  titleOf: (business) => `Nächste Schritte für ${business}`,
  text: 'Das wollen Interessierte wissen, bevor sie Ihnen schreiben.',
  steps: {
    pictures: 'Fotos hinzufügen',
    prices: 'Preise Ihrer Leistungen angeben',
    hours: 'Öffnungszeiten angeben',
    review: 'Seite teilen und um eine erste Bewertung bitten',
  },
};
