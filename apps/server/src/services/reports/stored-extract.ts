import type { AppContext } from '../context.ts'
import { intakeKey } from '../files/intake-key.ts'

/** Where the storage keeps an official extract. */
export const extractKey = (itemId: string, hash: string): string => `extracts/${itemId}/${hash}.xml`

/** An official extract that an answer was read from: put into its order, or taken in with others. */
export const readStoredExtract = async (
  { files }: Pick<AppContext, 'files'>,
  itemId: string,
  hash: string,
): Promise<Uint8Array | undefined> =>
  (await files.get(extractKey(itemId, hash))) ?? (await files.get(intakeKey(hash)))
