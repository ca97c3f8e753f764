import type { DemoObject, FoundObject } from '../db/queries/demo-objects.ts'

/** The extracts of an object; null where the register holds no data. */
export type Documents = Pick<DemoObject, 'extract' | 'history'>

/** Knows objects by their number or address. */
export interface ObjectRegister {
  /** The object of a key: its number, or its address. */
  readonly findObject: (key: string) => Promise<FoundObject | undefined>
  readonly findDocuments: (id: number) => Promise<Documents | undefined>
}

/** Where no register is configured no object is confirmed, so that nothing is sold about it. */
export const NO_REGISTER: ObjectRegister = {
  findObject: async () => undefined,
  findDocuments: async () => undefined,
}
