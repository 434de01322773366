import type { onboardingMessages as english } from '#src/features/onboarding/onboarding.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const onboardingMessages: Translation<typeof english> = {
  welcome: {
    title: 'Ein kurzer Rundgang',
    text: 'Möchten Sie einen kurzen Rundgang machen? Er dauert etwa eine Minute.',
    dontShowAgain: 'Nicht mehr anzeigen',
    skip: 'Vorerst überspringen',
    start: 'Rundgang starten',
  },
  tour: {
    title: (step, count) => `Schritt ${step} von ${count}`,
    progress: 'Fortschritt des Rundgangs',
    skip: 'Rundgang überspringen',
    previous: 'Zurück',
    next: 'Weiter',
    complete: 'Rundgang beenden',
  },
  steps: (site) => [
    {
      key: 'welcome',
      title: `Willkommen bei ${site}`,
      text: `${site} hilft Ihnen, die richtigen Menschen kennenzulernen. Sehen Sie sich kurz um.`,
    },
    {
      key: 'profile',
      title: 'Ihr Profil',
      text: 'Sagen Sie, was Sie bieten und was Sie suchen. Alle unsere Vorschläge beruhen darauf, zwei gute Sätze bewirken also viel.',
    },
    {
      key: 'connections',
      title: 'Kontakte',
      text: 'Wir schlagen Ihnen Mitglieder vor und sagen Ihnen, warum. Vernetzen Sie sich mit einem Klick; Anfragen anderer finden Sie unter „Kontakte“.',
    },
    {
      key: 'referrals',
      title: 'KI-Empfehlungen',
      text: 'Kennen Sie zwei Menschen, die sich treffen sollten? Empfehlen Sie sie einander. Beide Seiten stimmen zu, bevor Kontaktdaten weitergegeben werden.',
    },
    {
      key: 'opportunities',
      title: 'Ausschreibungen',
      text: 'Mitglieder schreiben, was sie brauchen. Was am besten zu Ihnen passt, steht oben.',
    },
    {
      key: 'services',
      title: 'Leistungen',
      text: 'Beauftragen Sie unser Team zu festen Preisen mit einer Website, einer Kampagne oder einem Markenauftritt.',
    },
    {
      key: 'feed',
      title: 'Der Feed',
      text: 'Teilen Sie einen Erfolg, einen Einblick oder eine Ausschreibung, und lesen Sie, was andere Mitglieder bewegt.',
    },
  ],
};
