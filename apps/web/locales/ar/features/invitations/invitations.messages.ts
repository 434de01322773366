import type { invitationsMessages as english } from '#src/features/invitations/invitations.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const invitationsMessages: Translation<typeof english> = {
  title: 'الدعوات',
  description: 'روابط تتيح للناس الانضمام. يمكنك سحبها في أي وقت.',
  notAllowed: {
    title: 'لا يمكن لغير المسؤولين إرسال دعوات',
    text: 'لا يزال بإمكانك رؤية الدعوات التي أنشأتها سابقًا.',
    console: 'إنشاء دعوات في لوحة الإدارة',
  },
  create: {
    title: 'إنشاء رابط',
    uses: 'كم شخصًا يمكنه استخدامه',
    days: 'مدة الصلاحية',
    dayCount: (days) =>
      plural(days, {
        one: 'يوم واحد',
        two: 'يومان',
        few: `${number(days)} أيام`,
        many: `${number(days)} يومًا`,
        other: `${number(days)} يوم`,
      }),
    note: 'ملاحظة',
    noteHint: 'لا يراها سواك وسوى المسؤولين.',
    skipsQueue: 'يمكن الانضمام دون تقديم طلب',
    submit: 'إنشاء الرابط',
    created: { title: 'تم إنشاء الرابط', description: 'انسخه من القائمة أدناه.' },
  },
  list: {
    own: 'دعواتك',
    all: 'جميع الدعوات',
    failed: 'تعذّر تحميل الدعوات',
    empty: 'لا دعوات بعد',
    emptyHint: 'أنشئ رابطًا وأرسله إلى من تودّ أن ينضموا.',
    loading: 'جارٍ تحميل الدعوات...',
  },
  states: {
    valid: 'صالحة',
    used: 'مستنفدة',
    expired: 'منتهية',
    revoked: 'مسحوبة',
  },
  link: 'رابط',
  applies: 'بتقديم طلب',
  facts: (uses, maxUses, by, end) => `استُخدمت ${number(uses)} من ${number(maxUses)} · من ${by} · حتى ${end}`,
  copy: 'نسخ الرابط',
  resend: 'إعادة الإرسال',
  resent: { title: 'أُعيد إرسال الدعوة' },
  revoke: 'سحب',
  revoked: { title: 'تم سحب الدعوة' },
  actionLabel: (action, what) => `${action}: ${what}`,
  revokeDialog: {
    title: 'هل تريد سحب هذه الدعوة؟',
    text: 'يتوقف الرابط عن العمل فورًا، حتى لمن فتحه من قبل. ولا يتأثر بذلك الأعضاء الذين انضموا بالفعل.',
  },
};
