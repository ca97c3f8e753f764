import { atom } from 'jotai'

/** The number whose search is under way while its page is open already. */
export const lookupAtom = atom<string>()
