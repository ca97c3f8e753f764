import { describe, expect, it } from 'vitest'
import { fileName } from '../src/client/read-file.ts'
import { failureOf } from './failure-of.ts'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const UUID = '5889adc0-0bd1-4193-9d0c-06093117bbed'

const { server, client } = await openWire()

describe('an answer', () => {
  it('may be a file, which has a name and arrives by pieces', async () => {
    const body = Buffer.from('%PDF-1.7 и данные')
    const headers = {
      'content-length': String(body.length),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Отчет № 1.pdf')}`,
    }
    server.answerWith({ type: 'application/pdf', body, headers })
    const seen: unknown[] = []
    const file = await client().files.downloadFile({
      params: { path: `reports/${UUID}.pdf` },
      onProgress: (progress) => seen.push(progress),
    })
    expect(server.last().url).toBe(`/api/files/reports/${UUID}.pdf`)
    expect(file).toMatchObject({ name: 'Отчет № 1.pdf', blob: { type: 'application/pdf' } })
    expect(await file.blob.text()).toBe('%PDF-1.7 и данные')
    expect(seen.at(-1)).toEqual({ loaded: body.length, total: body.length })
    server.answerWith(json({ error: 'file not found' }, 404))
    expect(await failureOf(client().files.downloadFile({ params: { path: 'x' } }))).toMatchObject({
      statusCode: 404,
      message: 'Файл не найден',
    })
  })

  it.each([
    ["attachment; filename*=UTF-8''%D0%90.pdf; filename=b.pdf", 'А.pdf'],
    ['attachment; filename="a b.pdf"', 'a b.pdf'],
    ['attachment; filename=a.pdf', 'a.pdf'],
    ["attachment; filename*=UTF-8''%E0%A4; filename=b.pdf", 'b.pdf'],
    ['attachment', 'file'],
    [null, 'file'],
  ])('names its file by %s', (header, name) => {
    expect(fileName(header)).toBe(name)
  })
})
