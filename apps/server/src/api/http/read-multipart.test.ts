import { expect, it } from 'vitest'
import { readMultipart } from './read-multipart.ts'
import { ReceivedFile } from './received-file.ts'

const MEBIBYTE = 1024 * 1024

const formOf = (...entries: readonly [string, string | File][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}
const read = async (body: BodyInit, type?: string) => {
  // A form becomes bytes first: its own stream does not bear to be cancelled.
  const whole = body instanceof FormData ? new Response(body) : undefined
  const contentType = whole?.headers.get('content-type') ?? type ?? ''
  const request = {
    method: 'POST',
    body: whole ? await whole.arrayBuffer() : body,
    headers: { 'content-type': contentType },
    duplex: 'half' as const,
  }
  return readMultipart(new Request('http://localhost/', request), MEBIBYTE)
}

it('reads texts and files, the last of those with one name', async () => {
  const content = Buffer.from('%PDF-1.7\r\n--not-the-boundary\r\nпункт 1')
  const { file, ...texts } = await read(
    formOf(['title', 'Выписка'], ['title', 'Отчет'], ['file', new File([content], 'a.pdf', { type: 'x/y' })]),
  )
  expect(texts).toEqual({ title: 'Отчет' })
  expect(file).toBeInstanceOf(File)
  const { name, type, size } = file as File
  expect({ name, type, size }).toEqual({ name: 'a.pdf', type: 'x/y', size: content.length })
  expect(Buffer.from(await (file as File).bytes()).equals(content)).toBe(true)
})

it.each(['выписка из ЕГРН.pdf', '../../etc/passwd', 'a"b\r\nc.pdf', '100% готово.pdf'])(
  'keeps the name %j as it was given',
  async (name) => {
    const { file } = await read(formOf(['file', new File(['x'], name)]))
    expect((file as File).name).toBe(name)
  },
)

it('reads a body that comes in pieces without saying how long it is', async () => {
  const whole = new Response(formOf(['file', new File([Buffer.alloc(200_000, 7)], 'a')]))
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const pieces = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 999) controller.enqueue(bytes.subarray(at, at + 999))
      controller.close()
    },
  })
  const { file } = await read(pieces, whole.headers.get('content-type') ?? '')
  expect(Buffer.from(await (file as File).bytes()).equals(Buffer.alloc(200_000, 7))).toBe(true)
})

it('keeps names of the language as plain fields', async () => {
  const fields = await read(formOf(['__proto__', 'a'], ['constructor', 'b']))
  expect(Object.entries(fields)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ])
})

it('reads files of one name as a list', async () => {
  const form = new FormData()
  for (const name of ['a', 'b', 'c']) form.append('files', new File([name], name))
  const { files } = await read(form)
  const texts = (files as File[]).map(async (file) => [file.name, await file.text()])
  expect(await Promise.all(texts)).toEqual([
    ['a', 'a'],
    ['b', 'b'],
    ['c', 'c'],
  ])
})

it.each<[string, () => Promise<unknown>]>([
  ['is no form', () => read('{}', 'application/json')],
  ['has no boundary', () => read('x', 'multipart/form-data')],
  [
    'breaks off inside a file',
    () =>
      read(
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF',
        'multipart/form-data; boundary=b',
      ),
  ],
  [
    'has more files than any form',
    () =>
      read(
        formOf(
          ...Array.from({ length: 61 }, (_, index): [string, File] => [`f${index}`, new File(['x'], 'a')]),
        ),
      ),
  ],
  [
    'has a thousand and one parts',
    () => read(formOf(...Array.from({ length: 1001 }, (_, index): [string, string] => [`f${index}`, 'x']))),
  ],
  ['has a text of more than a megabyte', () => read(formOf(['text', 'x'.repeat(MEBIBYTE + 1)]))],
  [
    'has a file longer than it may be',
    () =>
      read(
        new ReadableStream({
          start(controller) {
            controller.enqueue(
              Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
            )
            controller.enqueue(Buffer.alloc(MEBIBYTE + 1))
            controller.enqueue(Buffer.from('\r\n--b--\r\n'))
            controller.close()
          },
        }),
        'multipart/form-data; boundary=b',
      ),
  ],
])('refuses a body that %s', async (_, work) => {
  await expect(work()).rejects.toBeInstanceOf(Error)
})

it('answers the same bytes by every way of a file', async () => {
  const content = new Uint8Array(Buffer.from('выписка'))
  const file = new ReceivedFile(content, 'a', 'text/plain')
  expect(await file.bytes()).toBe(content)
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(content)
  expect(await file.text()).toBe('выписка')
  expect(await file.slice(0, 4).text()).toBe('вы')
  expect(await new Response(file.stream()).text()).toBe('выписка')
})
