import type {
  ordersMessages as englishOrdersMessages,
  eventTitle as englishEventTitle,
} from '#src/features/orders/orders.messages.ts';
import type { OrderEvent, OrderStatus } from '@guildhall/api/exchange/orders/orders.schema';
import type { Translation } from '@guildhall/locale/translation';

export const ordersMessages: Translation<typeof englishOrdersMessages> = {
  title: 'طلبات الشراء',
  failed: 'تعذّر تحميل طلباتك',
  status: {
    pending: 'قيد الانتظار',
    in_progress: 'قيد التنفيذ',
    completed: 'مكتمل',
    cancelled: 'ملغى',
  },
  quote: {
    title: 'عرض السعر',
    text: 'يبدأ العمل بعد قبولك له.',
    accept: 'قبول عرض السعر',
    decline: 'رفض عرض السعر',
  },
  cancel: {
    ask: 'إلغاء طلب الشراء',
    sure: 'هل تريد إلغاء طلب الشراء هذا؟',
    yes: 'إلغاء الطلب',
    no: 'الإبقاء على الطلب',
  },
  number: (id) => `طلب الشراء رقم ${id}`,
  details: {
    orderDate: 'تاريخ الطلب',
    projectName: 'اسم المشروع',
    description: 'الوصف',
    desiredCompletion: 'الموعد المرغوب',
    expectedDelivery: 'التسليم المتوقع',
    completed: 'اكتمل في',
    requirements: 'متطلبات إضافية',
  },
  dialog: {
    projectName: 'اسم المشروع',
    projectNamePlaceholder: 'مثال: موقع إلكتروني للمتجر الجديد',
    projectDescription: 'وصف المشروع',
    projectDescriptionPlaceholder: 'ما الغرض منه، ولمن؟',
    completionDate: 'تاريخ الإنجاز المرغوب',
    requirements: 'متطلبات إضافية',
    optional: 'اختياري',
    submit: 'إرسال طلب الشراء',
    quote: 'طلب عرض سعر',
    nameMissing: 'يُرجى إدخال اسم للمشروع',
    descriptionMissing: 'يُرجى إدخال وصف للمشروع',
    placed: 'تم إرسال طلب الشراء بنجاح! ستصلك المستجدات بالبريد الإلكتروني.',
    failed: 'تعذّر إرسال طلب الشراء. يُرجى المحاولة مرة أخرى.',
  },
  terms: { lead: 'قبل الطلب، اقرأ:', and: ' و' },
  note: { send: 'إرسال', label: 'الكتابة إلينا بشأن هذا الطلب', you: 'كتبتَ', team: 'كتب فريقنا' },
  next: (isQuote) =>
    isQuote
      ? 'لا دفع الآن: يصلك السعر أولًا، ولا يبدأ العمل إلا بعد قبولك له.'
      : 'لا يُخصم شيء هنا: سنراسلك بشأن بدء العمل وطريقة الدفع. وإلى أن يبدأ العمل يمكنك الإلغاء بنقرة واحدة.',
  timeline: {
    title: 'سجل الطلب',
    loading: 'جارٍ تحميل سجل الطلب...',
    failed: 'تعذّر تحميل سجل الطلب',
  },
};

const EVENTS: Record<OrderEvent['kind'], string> = {
  placed: 'تم إرسال طلب الشراء',
  status: 'تم التغيير',
  quoted: 'تم تقديم عرض السعر',
  quote_accepted: 'تم قبول عرض السعر',
  quote_declined: 'تم رفض عرض السعر',
  note: 'ملاحظة',
  automation: 'أُرسل إلى فريقنا',
};

const STATUS_CHANGES: Record<OrderStatus, string> = {
  pending: 'في انتظار البدء',
  in_progress: 'بدأ العمل',
  completed: 'اكتمل',
  cancelled: 'أُلغي',
};

export const eventTitle: Translation<typeof englishEventTitle> = ({ kind, toStatus, by }, memberWrote) => {
  if (by) return by === 'member' ? memberWrote : ordersMessages.note.team;
  return kind === 'status' && toStatus ? STATUS_CHANGES[toStatus] : EVENTS[kind];
};
