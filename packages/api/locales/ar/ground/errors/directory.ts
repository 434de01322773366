import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const directory: Sentences = {
  'Only the owner can see these numbers': 'لا يرى هذه الأرقام سوى المالك',
  'Owner not found': 'لم يُعثر على المالك',
  'Only the owner may edit this business': 'لا يحق لغير المالك تعديل هذا النشاط التجاري',
  'A member can list {0} businesses': 'الحد الأقصى لعدد الأنشطة التجارية التي يمكن لعضو إدراجها: {0}',
  'This is your own business': 'هذا نشاطك التجاري',
  'Business not found': 'النشاط التجاري غير موجود',
  'No web address is available for this name. Try a different name.':
    'لا يتوفر عنوان ويب لهذا الاسم. جرّب اسمًا آخر.',
  'An administrator has taken this business off the directory. Write to them to have it back.':
    'أزال أحد المسؤولين هذا النشاط التجاري من الدليل. راسلهم لاستعادته.',
  'Only the owner may publish this business': 'لا يحق لغير المالك نشر هذا النشاط التجاري',
  'You cannot review this business': 'لا يمكنك تقييم هذا النشاط التجاري',
  'This review no longer exists': 'لم يعد هذا التقييم موجودًا',
  'You have reviewed this business already. Send it again to replace what you wrote.':
    'سبق أن قيّمت هذا النشاط التجاري. أرسل تقييمك من جديد لاستبدال ما كتبته.',
  'You can’t review a business you own or work for': 'لا يمكنك تقييم نشاط تجاري تملكه أو تعمل فيه',
  'Only the owner can reply to reviews': 'لا يمكن لغير المالك الرد على التقييمات',
  'This is your own review': 'هذا تقييمك أنت',
  'You can review {0} businesses a day. Please come back tomorrow.':
    'الحد الأقصى لعدد الأنشطة التجارية التي يمكنك تقييمها في اليوم: {0}. يُرجى العودة غدًا.',
  'Only the owner may change the team': 'لا يحق لغير المالك تغيير الفريق',
  'This person is not on the team': 'هذا الشخص ليس في الفريق',
  'This member is already on the team or invited': 'هذا العضو في الفريق بالفعل أو مدعو إليه',
  'You are already on this team': 'أنت في هذا الفريق بالفعل',
  'Only the invited member can respond': 'لا يمكن لغير العضو المدعو الرد',
  'A team can have at most {0} members': 'الحد الأقصى لعدد أعضاء الفريق: {0}',
  'Only the owner can manage the team': 'لا يمكن لغير المالك إدارة الفريق',
};
