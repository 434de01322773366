import type { Sentences } from '@guildhall/locale/sentence-catalog';

export const files: Sentences = {
  'Its address is not a public one.': 'عنوانها ليس عنوانًا عامًا.',
  'It is larger than 5 MB.': 'حجمها أكبر من 5 ميغابايت.',
  'The site redirects too often.': 'يعيد الموقع التوجيه مرات كثيرة جدًا.',
  'The site took too long to answer.': 'استغرق ردّ الموقع وقتًا طويلًا جدًا.',
  'The site could not be reached.': 'تعذّر الوصول إلى الموقع.',
  'The site redirects to something else than a web address.': 'يعيد الموقع التوجيه إلى ما ليس عنوان موقع.',
  'The site answered {0}.': 'أجاب الموقع: {0}.',
  'This picture could not be processed. Please try again, or choose another one.':
    'تعذّرت معالجة هذه الصورة. يُرجى المحاولة مرة أخرى، أو اختيار صورة أخرى.',
  'This file is not a picture we can read. Please choose a PNG, JPEG or WebP file.':
    'هذا الملف ليس صورة يمكننا قراءتها. يُرجى اختيار ملف PNG أو JPEG أو WebP.',
  'This picture is incomplete. Please choose the whole file, or another picture.':
    'هذه الصورة غير مكتملة. يُرجى اختيار الملف كاملًا، أو صورة أخرى.',
  'This picture has too many pixels. Please choose a smaller one.':
    'عدد البكسلات في هذه الصورة كبير جدًا. يُرجى اختيار صورة أصغر.',
  'Please send the picture as a file.': 'يُرجى إرسال الصورة كملف.',
  'Please choose a picture.': 'يُرجى اختيار صورة.',
  'This picture is larger than 5 MB. Please choose a smaller one.':
    'حجم هذه الصورة أكبر من 5 ميغابايت. يُرجى اختيار صورة أصغر.',
  'The picture took too long to arrive. Please try a smaller one.':
    'استغرق وصول الصورة وقتًا طويلًا جدًا. يُرجى تجربة صورة أصغر.',
  'Please send one picture and nothing else.': 'يُرجى إرسال صورة واحدة فقط.',
  'Your last picture is still being uploaded. Please try again in a moment.':
    'لا يزال رفع صورتك السابقة جاريًا. يُرجى المحاولة مرة أخرى بعد لحظات.',
  "The {0} of “{1}” couldn't be copied from {2}. {3}": 'تعذّر نسخ صورة «{1}» ({0}) من {2}. {3}',
  'This picture no longer exists. Please upload it again.': 'لم تعد هذه الصورة موجودة. يُرجى رفعها من جديد.',
  'The picture {0} no longer exists. Please upload it again.':
    'لم تعد الصورة {0} موجودة. يُرجى رفعها من جديد.',
  logo: 'الشعار',
  'cover image': 'صورة الغلاف',
  picture: 'صورة',
};
