import type { attendanceMessages as english } from '#src/features/events/attendance.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const attendanceMessages: Translation<typeof english> = {
  label: 'التسجيل',
  joinFirst: 'انضم لحجز مقعد',
  signIn: 'سجّل الدخول لحجز مقعد',
  code: 'عرض رمزي',
  guest: { request: 'الحضور ضيفًا', invite: 'اصطحاب ضيف' },
  state: (mine, position) => {
    if (mine === 'going') return 'لديك مقعد.';
    if (mine === 'waiting') return `ترتيبك في قائمة الانتظار: ${number(position ?? 1)}.`;
    return mine === 'skipped' ? 'لن تحضر هذا الموعد.' : '';
  },
  seats: (going, seats, waiting) => {
    if (seats === null)
      return plural(going, {
        zero: 'لا حاضرين حتى الآن.',
        one: 'سيحضر شخص واحد.',
        two: 'سيحضر شخصان.',
        few: `سيحضر ${number(going)} أشخاص.`,
        many: `سيحضر ${number(going)} شخصًا.`,
        other: `سيحضر ${number(going)} شخص.`,
      });
    const taken = `المقاعد المحجوزة: ${number(going)} من ${number(seats)}`;
    return waiting === 0 ? `${taken}.` : `${taken}، وفي الانتظار: ${number(waiting)}.`;
  },
  join: (isFull, mine, isSeries) => {
    if (isFull) return 'الانضمام إلى قائمة الانتظار';
    if (mine === 'skipped') return 'سأحضر رغم ذلك';
    return isSeries ? 'التسجيل في هذا الموعد' : 'تسجيل';
  },
  withdraw: (mine, inSeries) => {
    if (inSeries) return 'تخطّي هذا الموعد';
    return mine === 'waiting' ? 'مغادرة قائمة الانتظار' : 'التخلي عن مقعدي';
  },
  joinSeries: 'التسجيل في جميع المواعيد',
  withdrawSeries: 'مغادرة السلسلة',
  joined: { going: 'لديك مقعد', waiting: 'أنت في قائمة الانتظار' },
  withdrawn: 'تم. سينتقل مقعدك إلى التالي في القائمة.',
  seriesJoined: 'تم تسجيلك في جميع المواعيد',
  seriesLeft: 'لقد غادرت السلسلة',
  meet: { title: 'من يجدر بك لقاؤه هناك' },
  attendees: {
    title: 'من سيحضر',
    loading: 'جارٍ تحميل قائمة الحضور...',
    failed: 'تعذّر تحميل القائمة',
    empty: 'لم يسجّل أحد بعد.',
    guests: (count) =>
      plural(count, {
        one: 'وضيف واحد',
        two: 'وضيفان',
        few: `و${number(count)} ضيوف`,
        many: `و${number(count)} ضيفًا`,
        other: `و${number(count)} ضيف`,
      }),
  },
};
