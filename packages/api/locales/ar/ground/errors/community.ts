import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const community: Sentences = {
  'This banner does not exist': 'هذه اللافتة غير موجودة',
  'Choose one of the categories: {0}': 'اختر إحدى الفئات: {0}',
  'There can be {0} industries. Retire or merge one first.':
    'الحد الأقصى لعدد القطاعات: {0}. أوقف قطاعًا أو ادمجه أولًا.',
  'This industry does not exist': 'هذا القطاع غير موجود',
  'Choose another industry to merge it into': 'اختر قطاعًا آخر لدمجه فيه',
  'This is on the list already, as “{0}”': 'هذا موجود في القائمة بالفعل باسم «{0}»',
  'This link is not valid': 'هذا الرابط غير صالح',
  'There is no such page': 'لا توجد صفحة كهذه',
  'Another page already has this address': 'هناك صفحة أخرى بهذا العنوان',
  'A community can have at most {0} pages': 'الحد الأقصى لعدد صفحات المجتمع: {0}',
  'This page has been published. Unpublish it instead: its versions stay on record.':
    'نُشرت هذه الصفحة من قبل. ألغِ نشرها بدلًا من حذفها: تبقى إصداراتها محفوظة.',
  'Someone else has changed this page since you opened it': 'غيّر شخص آخر هذه الصفحة بعد أن فتحتها',
  "You can't change a page's address after it's published": 'لا يمكن تغيير عنوان الصفحة بعد نشرها',
  'This is the language that the page is written in': 'هذه هي اللغة التي كُتبت بها الصفحة',
  'Publish this page in its first language first': 'انشر هذه الصفحة بلغتها الأولى أولًا',
  'There is no such version of this page': 'لا يوجد إصدار كهذا من هذه الصفحة',
};
