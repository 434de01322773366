import type { doorMessages as english } from '#src/features/events/door/door.messages.ts';
import type { Translation } from '@guildhall/locale/translation';
import { number, plural } from '@guildhall/locale/words/ar';

export const doorMessages: Translation<typeof english> = {
  title: 'الاستقبال',
  description: 'تسجيل حضور من يصل.',
  loading: 'جارٍ تحميل القائمة...',
  failed: 'تعذّر تحميل القائمة',
  incomplete: 'هذا الرابط غير مكتمل. يُرجى فتح الرابط كاملًا.',
  offlineAtStart: 'لا يوجد اتصال بالشبكة، ولا توجد على هذا الهاتف قائمة هذا الموعد بعد.',
  offline: 'لا يوجد اتصال بالشبكة. يُحفظ تسجيل الحضور على هذا الهاتف ويُرسل عند عودة الاتصال.',
  stored: 'تُعرض القائمة المحفوظة على هذا الهاتف.',
  counts: (came, all) => `سُجّل حضور ${number(came)} من ${number(all)}`,
  waiting: (count) =>
    plural(count, {
      one: 'تسجيل حضور واحد في انتظار الإرسال.',
      two: 'تسجيلا حضور في انتظار الإرسال.',
      few: `${number(count)} تسجيلات حضور في انتظار الإرسال.`,
      many: `${number(count)} تسجيل حضور في انتظار الإرسال.`,
      other: `${number(count)} تسجيل حضور في انتظار الإرسال.`,
    }),
  send: 'إرسال الآن',
  search: 'البحث في القائمة',
  nobody: 'لا أحد في القائمة بهذا الاسم.',
  empty: 'لم يسجّل أحد بعد.',
  more: (count) =>
    plural(count, {
      one: 'هناك شخص آخر. استخدم البحث للعثور عليه.',
      two: 'هناك شخصان آخران. استخدم البحث للعثور عليهما.',
      few: `هناك ${number(count)} أشخاص آخرين. استخدم البحث للعثور عليهم.`,
      many: `هناك ${number(count)} شخصًا آخر. استخدم البحث للعثور عليهم.`,
      other: `هناك ${number(count)} شخص آخر. استخدم البحث للعثور عليهم.`,
    }),
  guest: 'ضيف',
  onWaitlist: 'قائمة الانتظار',
  checkIn: (name) => `تسجيل حضور ${name}`,
  checkInShort: 'تسجيل الحضور',
  others: (name) => `خيارات أخرى بشأن ${name}`,
  undo: (name) => `تراجع عن تسجيل ${name}`,
  undoShort: 'تراجع',
  isWaiting: 'في انتظار الإرسال',
  statuses: {
    present: 'حضور',
    late: 'حضور متأخر',
    excused: 'غياب بعذر',
    absent: 'غياب',
    substitute: 'حضور بديل',
  },
  recorded: (status, time, by) => (by === null ? `${status}، ${time}` : `${status}، ${time}، بواسطة ${by}`),
  substituteFor: (name) => `الحضور بالنيابة: ${name}`,
  substitute: {
    title: (name) => `من حضر بدلًا من ${name}؟`,
    name: 'الاسم',
    submit: 'تسجيل حضور البديل',
  },
  notice: {
    already: (name, time, by) =>
      by === null
        ? `سبق تسجيل حضور ${name} في الساعة ${time}.`
        : `سبق تسجيل حضور ${name} في الساعة ${time} بواسطة ${by}.`,
    refused: (name, message) => (name === '' ? message : `${name}: ${message}`),
    dismiss: 'إغلاق',
  },
  walkIn: {
    action: 'إضافة حاضر دون تسجيل',
    title: 'إضافة حاضر دون تسجيل',
    name: 'الاسم',
    email: 'البريد الإلكتروني (اختياري)',
    emailHint: 'إذا كان البريد لأحد الأعضاء، فسيُسجَّل حضور ذلك العضو.',
    submit: 'تسجيل الحضور',
  },
  code: {
    title: 'هل تريد تسجيل الحضور بهذا الرمز؟',
    text: 'لقد مسحت رمز أحد الأشخاص عند المدخل.',
    submit: 'تسجيل الحضور',
    label: 'الرمز الممسوح',
    cancel: 'ليس الآن',
  },
  scan: {
    action: 'مسح الرموز',
    title: 'مسح الرموز',
    view: 'ما تراه الكاميرا',
    hint: 'ضع الرمز أمام الكاميرا.',
    other: 'هذا ليس رمزًا للمدخل.',
    done: (name, status) => `${name}: ${status}`,
    already: (name) => `سبق تسجيل حضور ${name}.`,
    refused:
      'الكاميرا غير مسموح بها هنا. اسمح بها لهذا الموقع من إعدادات المتصفح، أو استخدم تطبيق الكاميرا في هاتفك.',
    none: 'لا توجد كاميرا في هذا الجهاز.',
    failed: 'تعذّر تشغيل الكاميرا. ربما يستخدمها تطبيق آخر.',
  },
  volunteer: {
    action: 'رابط لمتطوع',
    title: 'رابط لمتطوع',
    text: 'كل من لديه هذا الرابط يرى الأسماء في هذه القائمة ويسجّل الحضور ليوم واحد، دون حاجة إلى حساب.',
    make: 'إنشاء الرابط',
    until: (time) => `صالح حتى ${time}.`,
    address: 'الرابط',
    copy: 'نسخ الرابط',
  },
  entry: {
    title: 'رمزك للمدخل',
    text: 'اعرضه عند المدخل. وهو لك ولهذا الموعد فقط.',
    alt: 'رمز QR',
    loading: 'جارٍ تحميل رمزك...',
    failed: 'تعذّر تحميل رمزك',
  },
  back: 'العودة إلى الفعالية',
};
