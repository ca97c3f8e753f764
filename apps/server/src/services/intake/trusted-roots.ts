import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { derOf, readRoot, SignatureError } from '@proverka/gost-signature'
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

const PEM_LINE = 64

/** The trusted certificates in PEM, for readers who check a signature themselves; empty where none was loaded. */
export async function trustedRootsPem(context: Pick<AppContext, 'config' | 'log'>): Promise<string> {
  const roots = await readTrustedRoots(context)
  return roots.map((root) => pemOf(derOf(root))).join('')
}

function pemOf(der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(new RegExp(`.{1,${PEM_LINE}}`, 'gu')) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
