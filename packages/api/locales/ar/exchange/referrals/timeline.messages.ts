import type { timelineMessages as english } from '#src/exchange/referrals/timeline.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const timelineMessages: Translation<typeof english> = {
  site: 'الموقع',
  sent: (actor) => `أُرسلت هذه الإحالة بواسطة ${actor}`,
  nudged: (actor) => `أُرسل تذكير إلى ${actor}`,
  automation: 'ردّت المعالجة الآلية',
  agreed: (actor) => `تمت موافقة ${actor} على التعريف`,
  accepted: (actor) => `تم القبول بواسطة ${actor}`,
  declined: (actor) => `تم الرفض بواسطة ${actor}`,
  withdrawn: (actor) => `سُحبت الإحالة بواسطة ${actor}`,
  completed: (actor) => `حُدّدت كمكتملة بواسطة ${actor}`,
  expired: (_actor) => 'انتهت صلاحيتها دون رد',
  updated: (actor) => `حُدّثت الإحالة بواسطة ${actor}`,
};
