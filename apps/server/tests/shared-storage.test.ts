import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@proverka/api/contract'
import { createVisitor } from '@proverka/test-support/visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerConfig } from '../src/platform/config/server-config.ts'
import { forgetStorage } from '../src/adapters/storage/claim-storage.ts'
import { createS3Storage } from '../src/adapters/storage/s3-storage.ts'
import { copyDatabase, type DatabaseCopy } from './setup/copy-database.ts'
import { register } from './setup/registration.ts'
import { startS3Server } from '@proverka/test-support/s3-server'
import { startTestServer, type TestServer } from './setup/test-server.ts'

const ANOTHER_STORAGE = /Файлы этой базы лежат в другом хранилище/

const bytesOf = (text: string) => new TextEncoder().encode(text)
const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

let s3: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(() => s3.stop())

describe('a bucket', () => {
  it('keeps what is put, lists it and forgets what is removed', async () => {
    const storage = createS3Storage(s3.access)
    await storage.put('attachments/один файл, два&три.pdf', bytesOf('первый'))
    await storage.put('attachments/один файл, два&три.pdf', bytesOf('второй'))
    await storage.put('extracts/a/b.xml', bytesOf('<a/>'))
    expect(textOf(await storage.get('attachments/один файл, два&три.pdf'))).toBe('второй')
    const listed = await storage.list()
    expect(listed.map(({ key }) => key).toSorted()).toEqual([
      'attachments/один файл, два&три.pdf',
      'extracts/a/b.xml',
    ])
    expect(Math.abs(Date.now() - (listed[0]?.at.getTime() ?? 0))).toBeLessThan(60_000)
    expect((await storage.list('extracts/')).map(({ key }) => key)).toEqual(['extracts/a/b.xml'])
    for (const { key } of listed) await storage.remove(key)
    await storage.remove('extracts/a/b.xml')
    expect(await storage.get('extracts/a/b.xml')).toBeUndefined()
    expect(await storage.list()).toEqual([])
  })

  it('lists more files than one answer holds', async () => {
    const entry = (key: string) =>
      `<Contents><Key>${key}</Key><LastModified>2026-11-23T10:00:00.000Z</LastModified></Contents>`
    const asked: (string | null)[] = []
    const server = createServer((request, response) => {
      const token = new URL(request.url ?? '', 'http://localhost').searchParams.get('continuation-token')
      asked.push(token)
      // The same name, escaped, as the protocol's documentation shows it; the last page says that it is the last.
      response.end(
        token === null
          ? `<ListBucketResult><IsTruncated>true</IsTruncated>${entry('a/1%2B1+1.xml')}<NextContinuationToken>1ueGc+/a=&amp;b</NextContinuationToken></ListBucketResult>`
          : `<ListBucketResult><IsTruncated>false</IsTruncated>${entry('b')}</ListBucketResult>`,
      )
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = server.address() as AddressInfo
      const storage = createS3Storage({ ...s3.access, endpoint: `http://127.0.0.1:${port}` })
      expect((await storage.list()).map(({ key }) => key)).toEqual(['a/1+1 1.xml', 'b'])
      expect(asked).toEqual([null, '1ueGc+/a=&b'])
    } finally {
      await new Promise((resolve) => server.close(resolve))
    }
  })

  it('that is not there, or is closed to this key, is an error and never an empty answer', async () => {
    const absent = createS3Storage({ ...s3.access, bucket: 'absent' })
    for (const ask of [() => absent.get('a'), () => absent.list(), () => absent.put('a', bytesOf('b'))])
      await expect(ask()).rejects.toThrow(/absent|NoSuchBucket/)
    const closed = createS3Storage({ ...s3.access, accessKey: 'another' })
    for (const ask of [() => closed.get('a'), () => closed.list(), () => closed.put('a', bytesOf('b'))])
      await expect(ask()).rejects.toThrow(/403 InvalidAccessKeyId/)
  })

  it.each(['../a', 'a/../b', '/a', 'a//b', '.', ''])('is not left by the key %j', async (key) => {
    await expect(createS3Storage(s3.access).put(key, bytesOf('a'))).rejects.toThrow(RangeError)
  })
})

describe.runIf(process.env['DATABASE_URL'])('servers on one database', () => {
  let place: DatabaseCopy
  let folder: string
  const running: TestServer[] = []
  beforeAll(async () => {
    place = await copyDatabase()
    folder = await mkdtemp(join(tmpdir(), 'proverka-shared-'))
  })
  afterAll(async () => {
    for (const server of running) await server.stop()
    await rm(folder, { recursive: true, force: true })
    await place.drop()
  })

  const start = async (config: Partial<ServerConfig>) => {
    const server = await startTestServer(config, {}, { ...place, drop: async () => {} })
    running.push(server)
    return server
  }

  it('[OPS-06] share their files, and one with other files does not start', async () => {
    const first = await start({ dataDir: join(folder, 'a'), bucket: s3.access })
    const second = await start({ dataDir: join(folder, 'b'), bucket: s3.access })
    let port = first.port
    const owner = createVisitor(() => port, 'realty')
    await register(owner)
    const groupID = crypto.randomUUID()
    const file = new File([bytesOf('%PDF-1.7\nдоговор')], 'Договор.pdf', { type: 'application/pdf' })
    const uploaded = await owner.call(contract.files.uploadAttachment, { query: {}, body: { file, groupID } })
    expect(uploaded.status).toBe(200)

    port = second.port
    const read = await owner.call(contract.files.downloadFile, {
      params: { path: uploaded.data.path },
    })
    expect(read.status).toBe(200)

    await expect(start({ dataDir: join(folder, 'c') })).rejects.toThrow(ANOTHER_STORAGE)
    // A storage that was replaced is claimed after an explicit command.
    await forgetStorage(first.context.database)
    await start({ dataDir: join(folder, 'c') })
    await expect(start({ dataDir: join(folder, 'd') })).rejects.toThrow(ANOTHER_STORAGE)
    await start({ dataDir: join(folder, 'c') })
  })
})
