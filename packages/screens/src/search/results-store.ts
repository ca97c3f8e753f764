import type { CadastralObject } from '@proverka/domain'
import { atom } from 'jotai'

export type FoundObjects = readonly CadastralObject[]

/** What the last search with several answers found, for its dialog. */
export const foundObjectsAtom = atom<FoundObjects>([])
