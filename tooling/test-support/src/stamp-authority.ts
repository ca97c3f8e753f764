import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the authority is made like. */
interface AuthorityOptions {
  readonly keys?: 'rsa' | 'ec'
  /** Its certificate ended years ago. */
  readonly isExpired?: boolean
}

export const STAMP_POLICY = '1.3.6.1.4.1.99999.1'

const CONFIG = `
[req]
distinguished_name = name
prompt = no
[name]
[root]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign
subjectKeyIdentifier = hash
[stamps]
basicConstraints = CA:FALSE
keyUsage = critical,digitalSignature
extendedKeyUsage = critical,timeStamping
[servers]
basicConstraints = CA:FALSE
extendedKeyUsage = serverAuth
[ca]
default_ca = own
[own]
database = index.txt
new_certs_dir = .
serial = ca-serial
default_md = sha256
policy = any
unique_subject = no
[any]
commonName = supplied
[tsa]
default_tsa = stamp
[stamp]
serial = serial
crypto_device = builtin
signer_cert = signer.pem
certs = root.pem
signer_key = signer.key
signer_digest = sha256
default_policy = ${STAMP_POLICY}
other_policies = ${STAMP_POLICY}.2
digests = sha256
accuracy = secs:1
ordering = no
tsa_name = yes
ess_cert_id_chain = no
ess_cert_id_alg = sha256
`

/** An authority of time stamps (RFC 3161) as OpenSSL has it, with a root of its own; its files go with `drop`. */
export function createStampAuthority({ keys = 'rsa', isExpired = false }: AuthorityOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'proverka-stamps-'))
  const openssl = (...args: readonly string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const key = (name: string) =>
    keys === 'rsa'
      ? openssl('genrsa', '-out', name, '2048')
      : openssl('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', name)
  writeFileSync(join(folder, 'config'), CONFIG)
  writeFileSync(join(folder, 'index.txt'), '')
  for (const serial of ['serial', 'ca-serial']) writeFileSync(join(folder, serial), '1000')
  const request = ['req', '-config', 'config', '-new', '-utf8']
  key('root.key')
  const root = ['-x509', '-days', '3650', '-extensions', 'root', '-subj', '/CN=Root', '-key', 'root.key']
  openssl(...request, ...root, '-out', 'root.pem')
  key('signer.key')
  openssl(...request, '-subj', '/CN=Служба времени', '-key', 'signer.key', '-out', 'signer.csr')
  const [from, until] = isExpired
    ? ['20200101000000Z', '20210101000000Z']
    : ['20200101000000Z', '20600101000000Z']
  const dates = ['-startdate', from ?? '', '-enddate', until ?? '']
  const signing = ['ca', '-batch', '-utf8', '-config', 'config', '-cert', 'root.pem', '-keyfile', 'root.key']
  const issue = [...signing, ...dates, '-extfile', 'config', '-notext', '-in', 'signer.csr']
  const certify = (extensions: string, out: string) =>
    openssl(...issue, '-extensions', extensions, '-out', out)
  certify('stamps', 'signer.pem')
  const reply = (query: Uint8Array): Uint8Array<ArrayBuffer> => {
    writeFileSync(join(folder, 'query'), query)
    openssl('ts', '-reply', '-config', 'config', '-queryfile', 'query', '-out', 'reply')
    return new Uint8Array(readFileSync(join(folder, 'reply')))
  }
  return {
    /** PEM. */
    root: readFileSync(join(folder, 'root.pem'), 'utf8'),
    /** The reply to a request. */
    reply,
    /** The same, signed with a certificate of the root that is for a web server, and not for stamps. */
    replyOfServer(query: Uint8Array): Uint8Array<ArrayBuffer> {
      reply(query)
      certify('servers', 'server.pem')
      openssl('ts', '-reply', '-in', 'reply', '-token_out', '-out', 'token')
      openssl('cms', '-verify', '-noverify', '-binary', '-inform', 'DER', '-in', 'token', '-out', 'content')
      const asStamp = ['-binary', '-nodetach', '-cades', '-econtent_type', '1.2.840.113549.1.9.16.1.4']
      const by = ['-signer', 'server.pem', '-inkey', 'signer.key', '-certfile', 'root.pem']
      openssl('cms', '-sign', ...asStamp, ...by, '-in', 'content', '-outform', 'DER', '-out', 'forged')
      const token = readFileSync(join(folder, 'forged'))
      const granted = Buffer.of(0x30, 3, 2, 1, 0)
      const length = granted.length + token.length
      return new Uint8Array(
        Buffer.concat([Buffer.of(0x30, 0x82, length >> 8, length & 0xff), granted, token]),
      )
    },
    /** Whether OpenSSL itself finds a reply right for a SHA-256. */
    verifies(given: Uint8Array, digest: string): boolean {
      writeFileSync(join(folder, 'given'), given)
      try {
        openssl('ts', '-verify', '-in', 'given', '-digest', digest, '-CAfile', 'root.pem')
        return true
      } catch {
        return false
      }
    },
    drop: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type StampAuthority = ReturnType<typeof createStampAuthority>

/**
 * How the next request ends: `stamps`, with what another request was answered (`again`), a page, no answer at all, a refusal by HTTP,
 * or a reply without end.
 */
export type StampOutcome = 'stamps' | 'again' | 'page' | 'silent' | 'broken' | 'endless'

/** The authority as a server; a login is asked for where one is given. */
export async function startStampServer(authority: StampAuthority, login?: string) {
  let outcome: StampOutcome = 'stamps'
  let last: Uint8Array | undefined
  const requests: Buffer[] = []
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const query = Buffer.concat(chunks)
    requests.push(query)
    const basic = login === undefined ? undefined : `Basic ${Buffer.from(login).toString('base64')}`
    if (basic !== undefined && request.headers.authorization !== basic) {
      response.writeHead(401).end()
      return
    }
    if (outcome === 'silent') return
    if (outcome === 'page') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Вход</h1>')
      return
    }
    if (outcome === 'broken' || request.headers['content-type'] !== 'application/timestamp-query') {
      response.writeHead(503).end()
      return
    }
    response.writeHead(200, { 'content-type': 'application/timestamp-reply' })
    if (outcome === 'endless') {
      response.write(Buffer.alloc(4 * 1024 * 1024))
      return
    }
    last = outcome === 'again' && last ? last : authority.reply(query)
    response.end(last)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`,
    requests,
    answerWith(next: StampOutcome) {
      outcome = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
