import type { galleryEditorMessages as english } from '#src/features/businesses/gallery/gallery-editor.messages.ts';
import type { Translation } from '@guildhall/locale/translation';

export const galleryEditorMessages: Translation<typeof english> = {
  list: 'صور المعرض',
  photo: (position) => `الصورة ${position}`,
  up: (position) => `نقل الصورة ${position} إلى أعلى`,
  down: (position) => `نقل الصورة ${position} إلى أسفل`,
  cover: 'استخدام كغلاف',
  coverOf: (position) => `استخدام الصورة ${position} كغلاف`,
  isCover: 'الغلاف',
  drop: 'أو أفلتها هنا',
  save: 'حفظ الصور',
  saved: 'تم حفظ الصور',
};
