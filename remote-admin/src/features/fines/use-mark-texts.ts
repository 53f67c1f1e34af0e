import { useTextsOf } from '../../data/use-texts-of.ts';

/** Returns the texts that pages of others show of fines; undefined until they are loaded. */
export const useMarkTexts = () => useTextsOf('fineMark');
