import type { nothingFitsMessages as english } from '#src/features/opportunities/nothing-fits.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const nothingFitsMessages: Translation<typeof english> = {
  title: 'In Ihrem Profil steht noch nicht, was Sie bieten',
  text: 'Sobald Sie es angeben, erscheinen hier Ausschreibungen, die zu Ihnen passen.',
  add: 'Angeben, was Sie bieten',
};
