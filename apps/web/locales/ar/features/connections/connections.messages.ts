import type { connectionsMessages as english } from '#src/features/connections/connections.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const connectionsMessages: Translation<typeof english> = {
  request: (site) => `مرحبًا! اطّلعت على ملفك الشخصي في ${site} وأودّ التواصل معك.`,
  dialog: {
    title: (name) => `التواصل مع ${name}`,
    label: 'رسالتك',
    hint: 'اضغط Enter للإرسال، وShift+Enter لسطر جديد.',
    submit: 'إرسال الطلب',
  },
  sentFromDashboard: (name) => `تم إرسال طلب التواصل إلى ${name}!`,
  sent: {
    title: 'تم إرسال طلب التواصل',
    description: 'أُرسل طلب التواصل بنجاح.',
  },
  failed: 'تعذّر إرسال طلب التواصل. يُرجى المحاولة مرة أخرى.',
  list: {
    loading: 'جارٍ تحميل جهات الاتصال...',
    failed: 'تعذّر تحميل جهات اتصالك',
    incoming: 'في انتظار ردّك',
    outgoing: 'طلبات أرسلتها',
    network: 'شبكتك',
    search: 'البحث في جهات اتصالك',
    sorts: { label: 'الترتيب', newest: 'الأحدث أولًا', name: 'حسب اسم العائلة' },
    nothing: {
      title: 'لم يُعثر على جهة اتصال',
      text: 'جرّب جزءًا من الاسم أو الشركة أو المسمّى الوظيفي.',
    },
  },
  empty: {
    title: 'لا جهات اتصال بعد',
    text: 'تواصل مع عضو ظهر ضمن تطابقاتك. ستظهر شبكتك هنا.',
    action: 'من يجدر بك لقاؤه',
  },
  actions: { accept: 'قبول', decline: 'رفض', withdraw: 'سحب', remove: 'إزالة من جهات الاتصال' },
  more: (name) => `خيارات أخرى بشأن ${name}`,
  since: (day) => `على تواصل منذ ${day}`,
  receivedOn: (day) => `وصل في ${day}`,
  sentOn: (day) => `أُرسل في ${day}`,
  profile: {
    accept: (firstName) => `قبول طلب ${firstName}`,
    decline: 'رفض',
    withdraw: 'سحب الطلب',
    connected: 'على تواصل',
    connect: 'تواصل',
    blocked: (firstName) => `لقد حظرت ${firstName}.`,
    more: (firstName) => `خيارات أخرى بشأن ${firstName}`,
    block: (firstName) => `حظر ${firstName}`,
    unblock: (firstName) => `إلغاء حظر ${firstName}`,
  },
};
