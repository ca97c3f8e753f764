import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Jwks } from '../keys.ts'
import { checkFile } from '../read/check-file.ts'
import { pemCertificates } from '../stamp/pem.ts'
import { isRecord } from '../token/bytes.ts'
import { describeCheck } from './sentences.ts'

const USAGE = `report-proof verify <файл> --keys <адрес или файл> [--root <файл>] [--json]

  <файл>   PDF, JSON или подписанный файл отчета; никуда не отправляется
  --keys   открытые ключи: https://<сайт>/.well-known/jwks.json или сохраненный файл
  --root   корневой сертификат службы времени, PEM; без него — те, что названы в ключах
  --json   весь ответ для программ

Код возврата: 0 отчет подлинный, 1 нет, 2 проверить не удалось.`

/** Codes of the command: of a shell's `if`, and for what could not be checked at all. */
const GENUINE = 0
const NOT_GENUINE = 1
const FAILED = 2

type Output = Pick<Console, 'log' | 'error'>

/** What was not given or could not be read, in words for the person at the terminal. */
class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** `report-proof` with these arguments; returns the code to exit with. */
export async function runCommand(args: readonly string[], output: Output): Promise<number> {
  try {
    const { file, keys, root, isJson } = readArguments(args)
    const bytes = await readBytes(file)
    const known = await loadKeys(keys)
    const roots = root === undefined ? {} : { timestamp_roots: await loadRoots(root) }
    const check = await checkFile(bytes, { ...known, ...roots })
    output.log(isJson ? JSON.stringify(check, null, 2) : describeCheck(check).join('\n'))
    return check.result.kind === 'genuine' ? GENUINE : NOT_GENUINE
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    output.error(error.message)
    return FAILED
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        keys: { type: 'string' },
        root: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const [command, file, ...others] = positionals
    if (command === 'verify' && file !== undefined && values.keys !== undefined && others.length === 0)
      return { file, keys: values.keys, root: values.root, isJson: values.json }
  } catch {
    // An option that is not known: the usage says which are.
  }
  throw new CommandError(USAGE)
}

async function readBytes(file: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(file))
  } catch {
    throw new CommandError(`Файл ${file} не читается.`)
  }
}

async function loadRoots(file: string): Promise<readonly string[]> {
  const roots = pemCertificates(new TextDecoder().decode(await readBytes(file)))
  if (roots.length === 0) throw new CommandError(`В файле ${file} нет сертификатов PEM.`)
  return roots
}

async function loadKeys(place: string): Promise<Jwks> {
  const keys: unknown = await readKeys(place).catch(() => undefined)
  if (isRecord(keys) && Array.isArray(keys['keys'])) return keys as unknown as Jwks
  throw new CommandError(`Ключи не получены: ${place}.`)
}

async function readKeys(place: string): Promise<unknown> {
  if (!/^https?:\/\//.test(place)) return JSON.parse(await readFile(place, 'utf8'))
  const reply = await fetch(place)
  return reply.ok ? reply.json() : undefined
}
