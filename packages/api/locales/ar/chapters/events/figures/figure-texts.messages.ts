import type { ATTENDANCE_TEXTS as english } from '#src/chapters/events/figures/figure-texts.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const ATTENDANCE_TEXTS: Translation<typeof english> = {
  saidYes: {
    label: 'أكّدوا حضورهم',
    definition:
      'من كان لهم مقعد قبل بدء الاستقبال: الأعضاء والضيوف الذين سجّلوا ولم يتخلّوا عن مقاعدهم. لا تُحتسب قائمة الانتظار.',
  },
  came: {
    label: 'حضروا',
    definition: 'من سُجّل حضورهم في الاستقبال: في الموعد، أو متأخرين، أو حضر بديل عنهم.',
  },
  late: { label: 'متأخرون', definition: 'من بين الحاضرين، من سُجّل حضورهم متأخرين.' },
  walkIns: {
    label: 'حضور دون تسجيل',
    definition: 'من بين الحاضرين، من لم يكن لهم مقعد: لم يسجّلوا، أو كانوا في قائمة الانتظار.',
  },
  guests: { label: 'ضيوف', definition: 'من بين الحاضرين، من ليس لهم حساب.' },
  excused: { label: 'غياب بعذر', definition: 'من سُجّل غيابهم بعذر في الاستقبال.' },
  absent: {
    label: 'غائبون',
    definition:
      'من أكّدوا حضورهم ثم لم يحضروا ولم يُسجَّل لهم عذر. يُحتسب ذلك بعد انتهاء الموعد، وفقط إذا استُخدم الاستقبال فيه. ويُحتسب الضيوف إلى أن تُمحى بياناتهم بعد 30 يومًا من الموعد.',
  },
};
