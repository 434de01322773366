import type { chapterFormMessages as english } from '#src/features/chapters/form/chapter-form.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const chapterFormMessages: Translation<typeof english> = {
  createTitle: 'فرع جديد',
  createText: 'تتولى مسؤوليته إلى أن تسلّمها لغيرك.',
  editTitle: 'إعدادات الفرع',
  submit: 'إنشاء الفرع',
  created: 'تم إنشاء الفرع',
  saved: 'تم حفظ التغييرات',
  notYours: 'لا يغيّر إعدادات الفرع سوى مسؤولي الفرع.',
  notAllowed: 'لا ينشئ الفروع سوى المسؤولين. اطلب من أحدهم إنشاء فرعك.',
  back: 'العودة إلى الفرع',
  toList: 'جميع الفروع',
  fields: {
    name: { label: 'الاسم' },
    description: { label: 'نبذة' },
    place: { label: 'المكان', description: 'حيث يلتقي الأعضاء، مثل اسم مدينة.' },
    timeZone: { label: 'المنطقة الزمنية' },
    joining: { label: 'الانضمام' },
    question: {
      label: 'سؤال لمن يطلب الانضمام',
      description: 'اتركه فارغًا للسؤال عن سبب الرغبة في الانضمام.',
    },
    isHidden: {
      label: 'مخفي',
      description: 'لا يعثر عليه أحد من خارجه ولا يرى أعضاءه. الانضمام إليه بالدعوة.',
    },
    oneSeatPerTrade: {
      label: 'مقعد واحد لكل مهنة',
      description: 'يذكر كل عضو مهنته، ولا يمكن لغيره من المهنة نفسها الانضمام. لا يمكن تغيير ذلك لاحقًا.',
    },
    seat: { label: 'مهنتك', description: 'مقعدك أنت في الفرع.' },
  },
  chooseZone: 'اختر منطقة زمنية',
  joining: {
    open: 'يمكن لأي شخص الانضمام',
    request: 'يوافق مسؤولو الفرع على الطلبات',
    invited: 'بالدعوة فقط',
  },
  close: {
    action: 'إغلاق الفرع',
    text: 'لا يقبل الفرع المغلق أعضاء جددًا، ولا يراه سوى أعضائه.',
    question: 'هل تريد إغلاق هذا الفرع؟',
    withEvents: 'هل تريد إلغاء الفعاليات أيضًا؟',
    withEventsAction: 'إلغاء الفعاليات والإغلاق',
    done: 'تم إغلاق الفرع',
    reopen: 'إعادة الفتح',
    reopened: 'أُعيد فتح الفرع',
  },
};
