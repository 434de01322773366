/** Every invisible character: joiners, direction marks, variation selectors, soft hyphens, the mark of byte order. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\ufff9-\ufffb]/gu;

/** The text without invisible characters, for addresses and numbers, in which none has a meaning. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');
