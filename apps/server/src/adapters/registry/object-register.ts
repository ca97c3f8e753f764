import type {
  DemoObject,
  DemoObjectQueries,
  FoundObject,
} from '../../platform/db/queries/objects/demo-objects.ts'

/** The extracts of an object; null where the register holds no data. */
export type Documents = Pick<DemoObject, 'extract' | 'history'>

/** Knows objects by their number or address, and numbers that are like one that it does not hold. */
export interface ObjectRegister extends Pick<
  DemoObjectQueries,
  'findRecord' | 'hasNumberWith' | 'listByNumbers' | 'listByPrefix'
> {
  /** False where it does not know all numbers: of one that it does not have it says nothing, not even that it is unknown. */
  readonly isConnected: boolean
  /** The object of a key: its number, or its address. */
  readonly findObject: (key: string) => Promise<FoundObject | undefined>
  readonly findDocuments: (id: number) => Promise<Documents | undefined>
}
