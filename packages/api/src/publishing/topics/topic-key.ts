import { foldText } from '../../ground/values/fold-text.ts';

/** What all spellings of a topic have in common. */
export const topicKey = (name: string): string => foldText(name);
