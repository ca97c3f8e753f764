import { connect } from 'node:net'
import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOMBS, docx, jpeg, png, POLYGLOTS } from '@proverka/test-support/hostile-files'
import { register, whoIs } from '../setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from '../setup/test-server.ts'
import { credentialsOf } from '@proverka/test-support/visitor'

const { files } = contract
const LIMIT = 20 * 1024 * 1024

let server: TestServer
let owner: Visitor
beforeAll(async () => {
  server = await startTestServer()
  owner = server.visit()
  await register(owner)
})
afterAll(() => server.stop())

const upload = (content: Uint8Array, name: string, type = 'application/pdf', groupID?: string) =>
  owner.call(files.uploadAttachment, {
    query: {},
    body: { file: new File([new Uint8Array(content)], name, { type }), ...(groupID && { groupID }) },
  })

/** What is kept of all uploads: rows and files. */
async function kept() {
  const rows = await server.sql('select id from attachments')
  const stored = (await server.context.files.list()).filter(({ key }) => key.startsWith('attachments/'))
  return { rows: rows.length, files: stored.length }
}

/** Does something that must leave no trace, and answers its reply. */
async function withoutTrace<Reply>(work: () => Promise<Reply>): Promise<Reply> {
  const before = await kept()
  const reply = await work()
  expect(await kept()).toEqual(before)
  return reply
}

const pdf = (size: number) => {
  const bytes = Buffer.alloc(size)
  bytes.write('%PDF-1.7\n')
  return bytes
}

describe('a file that is refused leaves nothing behind', () => {
  it.each(POLYGLOTS)('%s', async (_, name, content) => {
    const { status, error } = await withoutTrace(() => upload(content, name))
    expect([status, error]).toEqual([400, expect.stringMatching(/^Файл не подходит/)])
  })

  it.each(BOMBS)('%s', async (_, make) => {
    const content = make()
    expect(content.length).toBeLessThan(LIMIT)
    const { status, error } = await withoutTrace(() => upload(content, 'a.docx'))
    expect([status, error]).toEqual([400, expect.stringMatching(/^Файл не подходит/)])
  })

  it('is empty, or a byte over the limit; at the limit it is taken', async () => {
    const empty = await withoutTrace(() => upload(Buffer.alloc(0), 'a.pdf'))
    const over = await withoutTrace(() => upload(pdf(LIMIT + 1), 'a.pdf'))
    expect([empty.status, empty.error]).toEqual([400, 'Файл пустой: в нем нет ни одного байта'])
    expect([over.status, over.error]).toEqual([413, 'Файл больше 20 МБ'])
    expect((await upload(pdf(LIMIT), 'a.pdf')).data.size).toBe(LIMIT)
  })
})

describe('a file that is taken', () => {
  const GOOD: [string, Buffer, string, string][] = [
    ['PDF', pdf(64), 'pdf', 'application/pdf'],
    ['PNG', png(40, 40), 'png', 'image/png'],
    ['JPEG', jpeg(4000, 3000), 'jpg', 'image/jpeg'],
    ['document', docx(), 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['XML', Buffer.from('<?xml version="1.0"?><extract/>'), 'xml', 'application/xml'],
  ]
  const NAMES: [string, RegExp][] = [
    ['../../../etc/passwd', /^passwd\.\w+$/],
    ['..\\..\\windows\\win.ini', /^win\.\w+$/],
    ['договор.pdf.exe', /^договор\.pdf\.\w+$/],
    ['договор.php.png', /^договор\.php\.\w+$/],
    ['\u202Efdp.exe', /^fdp\.\w+$/],
    ['a\u2066b\u200Fc\uFEFF.pdf', /^abc\.\w+$/],
    ['a\r\nSet-Cookie: x=1\r\n.pdf', /^aSet-Cookie x=1\.\w+$/],
    ['a";filename=evil.html;".pdf', /^a;filename=evil\.html;\.\w+$/],
    ['.htaccess', /^файл\.\w+$/],
    ['. . .pdf', /^файл\.\w+$/],
    ['а'.repeat(5000), /^а{100}\.\w+$/],
    ['<img src=x onerror=alert(1)>.pdf', /^img src=x onerror=alert\(1\)\.\w+$/],
  ]
  const TYPES = [
    'text/html',
    'image/svg+xml',
    'application/x-php',
    '',
    'text/html; charset=utf-7',
    'a/b\u0000c',
  ]

  it.each(GOOD)('as %s leaves as what it is, to be saved', async (_, content, extension, type) => {
    for (const [index, [name, expected]] of NAMES.entries()) {
      const { status, data } = await upload(content, name, TYPES[index % TYPES.length])
      expect([name, status, data.media_type]).toEqual([name, 200, type])
      expect(data.name).toMatch(expected)
      expect(data.name.endsWith(`.${extension}`)).toBe(true)
      expect(data.path).toBe(`attachments/${data.attachment_id}`)
      const reply = await server.send(`/api/files/${data.path}`, { headers: credentialsOf(owner) })
      expect([reply.status, reply.bytes.equals(content)]).toEqual([200, true])
      expect(reply.headers).toMatchObject({
        'content-type': type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(data.name)}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
      })
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
  })

  it('with a zero in its name, or with another field in the place of the file, is a 400', async () => {
    const send = (part: string) =>
      server.send('/api/attachment', {
        method: 'POST',
        headers: { ...credentialsOf(owner), 'content-type': 'multipart/form-data; boundary=x' },
        body: `--x\r\n${part}\r\n--x--\r\n`,
      })
    const forms = [
      'Content-Disposition: form-data; name="file"\r\n\r\n%PDF-1.7',
      'Content-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7',
      'Content-Disposition: form-data\r\n\r\n%PDF-1.7',
      'no header at all',
    ]
    for (const form of forms)
      expect([form, (await withoutTrace(() => send(form))).status]).toEqual([form, 400])
    const zero = await send(
      'Content-Disposition: form-data; name="file"; filename="a\0.html"\r\n\r\n%PDF-1.7',
    )
    expect(zero.status === 400 || JSON.parse(zero.text).data.name === 'a.pdf').toBe(true)
  })
})

describe('many files', () => {
  it('in one form are a 400 before they are read, and the server goes on', async () => {
    const form = new FormData()
    for (const name of 'abcdefghij') form.append(name, new File([pdf(2_000_000)], `${name}.pdf`))
    const whole = new Response(form)
    const { status } = await withoutTrace(async () =>
      server.send('/api/attachment', {
        method: 'POST',
        headers: { ...credentialsOf(owner), 'content-type': whole.headers.get('content-type') ?? '' },
        body: Buffer.from(await whole.arrayBuffer()),
      }),
    )
    expect(status).toBe(400)
    expect((await upload(pdf(64), 'после.pdf')).status).toBe(200)
  })

  it('of one person end at a thousand, also in one group', async () => {
    const person = server.visit()
    await register(person)
    const id = (await whoIs(person)).person?.id
    const groupID = crypto.randomUUID()
    await server.sql(
      `insert into attachments (id, person_id, group_id, name, size, media_type, created_at)
       select gen_random_uuid(), $1, $2, 'а.pdf', 1, 'application/pdf', now() from generate_series(1, 999)`,
      [id, groupID],
    )
    const add = () =>
      person.call(files.uploadAttachment, {
        query: {},
        body: { file: new File(['%PDF-1.7'], 'а.pdf'), groupID },
      })
    const before = await kept()
    // Several at once: the last place is given away once.
    const replies = await Promise.all([add(), add(), add(), add()])
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ])
    expect(await kept()).toEqual({ rows: before.rows + 1, files: before.files + 1 })
    const { data } = await person.call(files.listAttachments, { query: { groupID } })
    expect(data).toHaveLength(100)
  })
})

describe('an upload that breaks off', () => {
  const head = (length: number | 'chunked') =>
    [
      'POST /api/attachment HTTP/1.1',
      `Host: realty.localhost:${server.port}`,
      ...Object.entries(credentialsOf(owner)).map(([name, value]) => `${name}: ${value}`),
      'Content-Type: multipart/form-data; boundary=x',
      length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
      '\r\n',
    ].join('\r\n')
  const form = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'

  /** Sends pieces one after another, then closes without a word, and waits until the server has seen it. */
  const breakOff = (pieces: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      const seen = new Promise<void>((closed) =>
        server.http.once('connection', (socket) => socket.once('close', () => closed())),
      )
      const socket = connect(server.port, '127.0.0.1', () => {
        for (const piece of pieces) socket.write(piece)
        socket.end(() => socket.destroy())
      })
      socket.once('error', reject)
      socket.once('close', () => void seen.then(resolve))
    })

  it.each([
    ['in its head', () => [head(1000).slice(0, 80)]],
    ['before its body', () => [head(1000)]],
    ['in the middle of the file', () => [head(100_000), form, 'x'.repeat(5000)]],
    ['before the last line', () => [head(form.length + 9), form]],
    [
      'in the middle of a chunk',
      () => [head('chunked'), `${form.length.toString(16)}\r\n${form}\r\n`, 'ffff\r\nabc'],
    ],
    ['in many pieces', () => [head(100_000), ...form, ...'x'.repeat(500)]],
  ])('%s leaves neither a row nor a file, and the server goes on', async (_, pieces) => {
    await withoutTrace(() => breakOff(pieces()))
    expect((await upload(pdf(64), 'после.pdf')).status).toBe(200)
  })

  it('that says it is larger than it may be is refused before it comes', async () => {
    const reply = await withoutTrace(
      () =>
        new Promise<string>((resolve, reject) => {
          const socket = connect(server.port, '127.0.0.1', () => socket.write(head(10 ** 9) + form))
          socket.once('data', (chunk: Buffer) => {
            resolve(chunk.toString())
            socket.destroy()
          })
          socket.once('error', reject)
        }),
    )
    expect(reply).toMatch(/^HTTP\/1\.1 413 /)
  })
})
