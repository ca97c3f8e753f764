import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { StartError } from '../db/start-error.ts'
import { errorDetail } from '../error-detail.ts'

/**
 * A JSON file that the operator writes, checked whole. Throws `StartError` with one sentence that names the file, the place
 * in it and what is wrong there; `title` begins the sentence: «Таблица сайтов».
 */
export function readJsonFile<Schema extends v.GenericSchema>(
  title: string,
  path: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, readJson(title, path))
  if (result.success) return result.output
  const [issue] = result.issues
  const place = v.getDotPath(issue)
  throw new StartError(`${title} ${path} не подходит${place ? `, ${place}` : ''}: ${wordsOf(issue)}.`)
}

function readJson(title: string, path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new StartError(`${title} ${path}: такого файла нет.`)
    throw new StartError(`${title} ${path} не читается: ${errorDetail(error)}.`)
  }
}

/** A rule without words of its own speaks English. */
const WITHOUT_WORDS = /^Invalid /

function wordsOf({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (!WITHOUT_WORDS.test(message)) return message
  if (received === 'undefined') return 'не указано'
  return `ожидалось ${expected?.replaceAll(' | ', ' или ')}, а стоит ${received}`
}
