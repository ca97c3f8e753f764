import { untilAtom } from '../state/until-atom.ts'
import { visitorAtom } from './state.ts'

/** Waits until it is known who looks at a page that the server has rendered. */
export const untilVisitorKnown = (): Promise<void> => untilAtom(visitorAtom, ({ kind }) => kind !== 'unknown')
