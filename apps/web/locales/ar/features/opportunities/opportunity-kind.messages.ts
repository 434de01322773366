import type { opportunityKindMessages as english } from '#src/features/opportunities/opportunity-kind.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const opportunityKindMessages: Translation<typeof english> = {
  kinds: new Map([
    ['project', 'مشروع'],
    ['partnership', 'شراكة'],
    ['contract', 'عقد'],
    ['full-time', 'دوام كامل'],
    ['part-time', 'دوام جزئي'],
    ['space', 'مساحة'],
    ['speaking', 'إلقاء كلمة'],
    ['funding', 'تمويل'],
    ['other', 'أخرى'],
  ]),
};
