import type { applicationMessages as english } from '#src/exchange/opportunities/application.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const applicationMessages: Translation<typeof english> = {
  applicationFor: (title) => `Me gustaría postularme a «${title}».`,
};
