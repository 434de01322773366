import type { guestMailMessages as english } from '#src/console/mails/guest-mail.messages.ts';
import { number, plural } from '@guildhall/locale/words/ar';
import type { Translation } from '@guildhall/locale/translation';

const daysAfter = (count: number) =>
  plural(count, {
    one: 'يوم واحد من الفعالية',
    two: 'يومين من الفعالية',
    few: `${number(count)} أيام من الفعالية`,
    many: `${number(count)} يومًا من الفعالية`,
    other: `${number(count)} يوم من الفعالية`,
  });

export const guestMailMessages: Translation<typeof english> = {
  confirmSeat: (title) => `تأكيد مقعدك في «${title}»`,
  invites: (inviter, title) => `دعوة من ${inviter} إلى «${title}»`,
  asked: (site) => `طُلب مقعد بهذا العنوان في إحدى فعاليات ${site}.`,
  invitedBy: (inviter, site) => `وصلتك دعوة من ${inviter}، من أعضاء ${site}، للحضور ضيفًا.`,
  dateOf: (title, when) => `«${title}»، ${when}`,
  openUntil: (day, site, days) =>
    `افتح الرابط حتى ${day} لتأكيد هويتك. عندها يُحتفظ لدى ${site} باسمك وعنوانك ثم يُمحيان بعد ${daysAfter(days)}. يمكنك التخلي عن المقعد في أي وقت بالرابط نفسه.`,
  waiting: (title) => `أنت في قائمة انتظار «${title}»`,
  allTaken: 'جميع المقاعد محجوزة. سنراسلك فور توفّر مقعد لك.',
  goodToHave: (inviter) =>
    inviter === null ? 'سُررنا بحضورك ضيفًا.' : `سُررنا بحضورك ضيفًا بدعوة من ${inviter}.`,
  between: (site) => `يلتقي أعضاء ${site} بين الفعاليات أيضًا: يجد بعضهم بعضًا بحسب ما يقدّمونه وما يبحثون عنه.`,
  where: (place) => `المكان: ${place}`,
  yourSeat: (title) => `مقعدك في «${title}»`,
  hasAccount: (site) => `طُلب مقعد ضيف بهذا العنوان، وهو عنوان حسابك في ${site}.`,
  signUpThere: 'سجّل الدخول ثم سجّل في الفعالية هناك، وسيُدرج اسمك في القائمة.',
  labels: {
    confirm: 'تأكيد مقعدي',
    again: 'طلب مقعد من جديد',
    seat: 'عرض مقعدي أو التخلي عنه',
    event: 'فتح الفعالية',
    join: (site) => `الانضمام إلى ${site}`,
    apply: 'التقدّم للانضمام',
  },
};
