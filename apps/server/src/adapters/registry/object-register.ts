import type {
  DemoObject,
  DemoObjectQueries,
  FoundObject,
} from '../../platform/db/queries/objects/demo-objects.ts'

import type { ContourNeighbour } from './neighbours.ts'
import type { RegisterHouse } from './find-house.ts'
import type { FoundId, ObjectKnowledge } from './object-dossier.ts'
import type { DossierContour } from './register-records.ts'

/** A contour with what is around it. */
export interface SituatedContour extends DossierContour {
  readonly neighbours: readonly ContourNeighbour[]
}

/** The extracts of an object; null where the register holds no data. */
export type Documents = Pick<DemoObject, 'extract' | 'history'>

/** An object with what the register says of it, read at once. */
export interface KnownObject extends ObjectKnowledge {
  readonly found: FoundObject
}

/** Knows objects by their number or address, and numbers that are like one that it does not hold. */
export interface ObjectRegister extends Pick<
  DemoObjectQueries,
  'hasNumberWith' | 'listByNumbers' | 'listByPrefix'
> {
  /** False where it does not know all numbers: of one that it does not have it says nothing, not even that it is unknown. */
  readonly isComplete: boolean
  /** Whether an object without a number can be ordered by its address; real extracts are ordered by number. */
  readonly isOrderedByAddress: (object: FoundObject) => boolean
  /** Whether it holds anything at all. */
  readonly hasObjects: () => Promise<boolean>
  /** Whether several objects carry a number, so that none of them is found by it. */
  readonly isShared: (number: string) => Promise<boolean>
  /** The object of a key: its number, or its address. */
  readonly findObject: (key: string) => Promise<FoundObject | undefined>
  /** The same with all that is known of it. */
  readonly readObject: (key: string) => Promise<KnownObject | undefined>
  /** What is inside of an object now, in the order of ids: the flats of a house. */
  readonly listParts: (id: number) => Promise<readonly FoundObject[]>
  /** The real house of a GAR id or an address; undefined where there is none, or several of that address. */
  readonly findHouse: (key: string) => Promise<RegisterHouse | undefined>
  readonly findDocuments: (id: number) => Promise<Documents | undefined>
  /** The contour of an object or of its house, as it came; undefined if no document has one: then there is no drawing. */
  readonly readContour: (found: FoundId) => Promise<SituatedContour | undefined>
}
