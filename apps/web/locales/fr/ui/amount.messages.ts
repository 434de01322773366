import type { amountMessages as english } from '#src/ui/amount.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const amountMessages: Translation<typeof english> = { understood: (amount) => `= ${amount}` };
