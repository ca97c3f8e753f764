import type { ContractorFile } from './contractor.ts'
import { SourceError } from '../sources/calls/source-error.ts'

const MEBIBYTE = 1024 * 1024

/** An extract about a house with hundreds of rooms has some megabytes. */
export const MOST_FILE_BYTES = 32 * MEBIBYTE

/**
 * What was downloaded, named by what its bytes are: the header says `octet-stream` of everything. Throws `SourceError`
 * for a page or a message in the place of a document.
 */
export function toContractorFile(theirId: string, bytes: Buffer): ContractorFile {
  const head = bytes
    .subarray(0, 512)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  const type = typeOf(head)
  if (type === undefined) throw new SourceError('unclear-answer', 'no document in the file')
  return { name: `${theirId}.${type}`, bytes }
}

function typeOf(head: string): 'zip' | 'xml' | 'pdf' | undefined {
  if (head.startsWith('PK')) return 'zip'
  if (head.startsWith('%PDF')) return 'pdf'
  const isPage = /^(<\?xml[^>]*>\s*)?<(!doctype\s+html|html)/i.test(head)
  return head.startsWith('<') && !isPage ? 'xml' : undefined
}
