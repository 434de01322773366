import type { adminOrdersMessages as english } from '#src/features/admin/orders/admin-orders.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const adminOrdersMessages: Translation<typeof english> = {
  title: 'طلبات الشراء',
  description: 'طلبات شراء الأعضاء وحالتها.',
  noun: 'طلبات الشراء',
  all: 'جميع الطلبات',
  empty: 'تظهر هنا طلبات شراء الأعضاء.',
  number: (id) => `طلب الشراء رقم ${id}`,
  manage: 'إدارة',
  manageLabel: (id) => `إدارة طلب الشراء رقم ${id}`,
  details: {
    description: 'الوصف',
    requirements: 'متطلبات إضافية',
    desiredCompletion: 'موعد الإنجاز المطلوب',
    quoted: 'عرض السعر',
    closed: 'طلب الشراء هذا مغلق.',
  },
  actions: {
    pending: 'إعادة إلى قيد الانتظار',
    in_progress: 'بدء العمل',
    completed: 'وضع علامة مكتمل',
    cancelled: 'إلغاء الطلب',
  },
  asked: 'سؤال إليك',
  wrote: (firstName) => `رسالة من ${firstName}`,
  writeTo: (firstName) => `الكتابة إلى ${firstName}`,
  note: 'ملاحظة إلى العضو (اختيارية)',
  updated: (id) => ({ title: `تم تحديث طلب الشراء رقم ${id}` }),
  quote: {
    label: (currency) => `عرض السعر بعملة ${currency}`,
    invalid: (example) => `يُرجى إدخال مبلغ مثل ${example}`,
    send: 'إرسال عرض السعر',
    update: 'تحديث عرض السعر',
    sent: (id) => ({ title: `تم إرسال عرض السعر لطلب الشراء رقم ${id}` }),
  },
};
