import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfFile } from '../../tests/sample-files.ts'
import { issue, KEYS, REPORT } from '../../tests/sample-report.ts'
import { hideParts } from '../hide/hide-parts.ts'
import { runCommand } from './run-command.ts'

let folder = ''
let token = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-proof-'))
  token = await issue()
  await writeFile(join(folder, 'keys.json'), JSON.stringify(KEYS))
})

afterAll(() => rm(folder, { recursive: true }))

async function verify(content: string | Uint8Array, ...options: readonly string[]) {
  const file = join(folder, 'report')
  await writeFile(file, content)
  return run('verify', file, '--keys', join(folder, 'keys.json'), ...options)
}

async function run(...args: readonly string[]) {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const code = await runCommand(args, { log: print, error: print })
  return { code, text: lines.join('\n') }
}

describe('report-proof verify', () => {
  it('says that a PDF is genuine and what that does not prove', async () => {
    const { code, text } = await verify(pdfFile(token))
    expect(code).toBe(0)
    expect(text).toContain('Отчет подлинный, не изменен.')
    expect(text).toContain('Полная проверка, № 48213, Версия 1')
    expect(text).toContain('Демонстрационные данные')
    expect(text).toContain('Видимые страницы PDF подпись не защищает')
  })

  it('counts what is hidden', async () => {
    const { text } = await verify(await hideParts(token, { sections: ['seller'], kinds: ['name', 'birth'] }))
    expect(text).toContain('Скрыт раздел «Проверка собственника»')
    expect(text).toContain('Скрыто имен: 3\n  Скрыто дат рождения: 1')
  })

  it('names the section that was changed', async () => {
    const pieces = token.split('~')
    pieces.splice(-3, 1, `${pieces.at(-3)}A`)
    const { code, text } = await verify(pieces.join('~'))
    expect(code).toBe(1)
    expect(text).toContain('Изменен раздел «Что не проверено»')
  })

  it('says so when it is no report', async () => {
    expect(await verify('привет')).toEqual({ code: 1, text: 'Это не отчет: в файле нет подписанных данных.' })
  })

  it('prints everything for programs', async () => {
    const { text } = await verify(token, '--json')
    expect(JSON.parse(text)).toMatchObject({ format: 'token', result: { kind: 'genuine', code: REPORT.jti } })
  })

  it('fetches the keys of a site', async () => {
    const server = createServer((_, reply) => reply.end(JSON.stringify(KEYS))).listen(0, '127.0.0.1')
    await new Promise((listening) => server.once('listening', listening))
    const { port } = server.address() as AddressInfo
    await writeFile(join(folder, 'report'), token)
    expect(
      await run('verify', join(folder, 'report'), '--keys', `http://127.0.0.1:${port}/jwks.json`),
    ).toMatchObject({
      code: 0,
    })
    server.close()
  })

  it.each([
    ['nothing', [], 'report-proof verify <файл>'],
    ['no keys', ['verify', 'report.pdf'], 'report-proof verify <файл>'],
    ['an unknown option', ['verify', 'report.pdf', '--keys', 'k', '--force'], 'report-proof verify <файл>'],
    ['a file that is not there', ['verify', '/nowhere.pdf', '--keys', 'k'], 'Файл /nowhere.pdf не читается.'],
    [
      'keys that are not there',
      ['verify', import.meta.filename, '--keys', '/nowhere.json'],
      'Ключи не получены',
    ],
  ])('explains itself to %s', async (_, args, text) => {
    const result = await run(...args)
    expect(result.code).toBe(2)
    expect(result.text).toContain(text)
  })
})
