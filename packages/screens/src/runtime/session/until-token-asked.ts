import { untilAtom } from '../state/until-atom.ts'
import { isTokenUnaskedAtom } from './state.ts'

/** Resolves once the check of the stored token is in flight, or there is none to check. */
export const untilTokenAsked = (): Promise<void> => untilAtom(isTokenUnaskedAtom, (isUnasked) => !isUnasked)
