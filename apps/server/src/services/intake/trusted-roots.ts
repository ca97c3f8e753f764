import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRoot, SignatureError } from '@proverka/gost-signature'
import type { AppContext } from '../context.ts'

const CERTIFICATE = /\.(?:cer|crt|der|pem)$/i

/** The certificates of authorities that the operator trusts; what is no certificate is logged and left out. */
export async function readTrustedRoots({
  config: { trustedRootsFolder: folder },
  log,
}: Pick<AppContext, 'config' | 'log'>): Promise<readonly Uint8Array[]> {
  if (!folder) return []
  const roots: Uint8Array[] = []
  for (const name of (await readdir(folder)).filter((one) => CERTIFICATE.test(one)).toSorted()) {
    const bytes = new Uint8Array(await readFile(join(folder, name)))
    try {
      readRoot(bytes)
      roots.push(bytes)
    } catch (error) {
      if (!(error instanceof SignatureError)) throw error
      log.error({ file: name }, 'a trusted root is no certificate of GOST: it is left out')
    }
  }
  return roots
}
