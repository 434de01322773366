import type { nextStepsMessages as english } from '#src/features/businesses/activity/next-steps.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const nextStepsMessages: Translation<typeof english> = {
  title: 'Nächste Schritte',
  titleOf: (business) => `Nächste Schritte für ${business}`,
  text: 'Das wollen Interessierte wissen, bevor sie Ihnen schreiben.',
  steps: {
    contact: 'Telefon, E-Mail oder Website angeben',
    services: 'Leistungen und Preise angeben',
    prices: 'Preise Ihrer Leistungen angeben',
    pictures: 'Fotos hinzufügen',
    logo: 'Logo hinzufügen',
    hours: 'Öffnungszeiten angeben',
    review: 'Teilen und um Bewertung bitten',
  },
};
