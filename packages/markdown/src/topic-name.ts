/** Letters, digits and underscores, not only signs that searches leave out. */
const WORD = /^(?=.*[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}])[\p{L}\p{M}\p{N}_\u200c\u200d]{1,50}$/u;

/** Whether a word can be the name of a topic: `webdesign`, without its sign. */
export const isTopicName = (word: string): boolean => WORD.test(word);
