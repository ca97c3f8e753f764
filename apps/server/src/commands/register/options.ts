import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { REGISTER_SOURCES, type RegisterSource } from '@proverka/domain/register'
import { isAddress } from '../../adapters/registry/archives/open-archive.ts'
import { StartError } from '../../platform/db/start-error.ts'

const USAGE = `npm run register -- <что сделать>:
  gar <архив | папка | адрес> --regions 50,77   загрузить регионы ГАР (--regions all: все)
  gar-delta <архив | папка | адрес> ...         применить изменения ГАР
  kpt <файл | папка> ...                        загрузить кадастровые планы территории
  houses <файл> ...                             загрузить списки домов Реформы ЖКХ
  prices <файл>                                 загрузить средние цены регионов, ЕМИСС
  index                                         построить поиск там, где его еще нет или правила адресов сменились
  status                                        что загружено
  remove gar|kpt|houses|prices|extract|nspd|seller|dadata|operator [--regions 50,77] [--part 50:01:0010101]
  sample                                        загрузить выдуманный регион 00 для знакомства`

export type RegisterTask =
  | { readonly name: 'gar'; readonly place: string; readonly regions: readonly number[] | 'all' | undefined }
  | {
      readonly name: 'gar-delta'
      readonly places: readonly string[]
      readonly regions: readonly number[] | undefined
    }
  | { readonly name: 'kpt' | 'houses' | 'prices'; readonly places: readonly string[] }
  | { readonly name: 'status' | 'sample' | 'index' }
  | {
      readonly name: 'remove'
      readonly source: RegisterSource | 'prices'
      readonly regions: readonly number[] | undefined
      readonly part: string | undefined
    }

const REMOVED = [...REGISTER_SOURCES, 'prices'] as const

/** Reads the command line. Throws `StartError` with the usage. */
export function readTask(args: readonly string[], callersFolder: string): RegisterTask {
  const { name, places, values } = parse(args)
  const paths = places.map((place) => (isAddress(place) ? place : resolve(callersFolder, place)))
  const [first] = paths
  const regions = readRegions(values.regions)
  switch (name) {
    case undefined:
      break
    case 'gar':
      if (first === undefined || paths.length > 1) break
      return { name, place: first, regions }
    case 'gar-delta':
      if (first === undefined) break
      return { name, places: paths, regions: regions === 'all' ? undefined : regions }
    case 'kpt':
    case 'houses':
    case 'prices':
      if (first === undefined) break
      return { name, places: paths }
    case 'status':
    case 'sample':
    case 'index':
      if (first !== undefined) break
      return { name }
    case 'remove': {
      const [source] = places
      const known = REMOVED.find((one) => one === source)
      if (known === undefined || places.length > 1) break
      return { name, source: known, regions: regions === 'all' ? undefined : regions, part: values.part }
    }
  }
  throw new StartError(USAGE)
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { regions: { type: 'string' }, part: { type: 'string' } },
      allowPositionals: true,
    })
    const [name, ...places] = positionals
    return { name, places, values }
  } catch {
    throw new StartError(USAGE)
  }
}

function readRegions(text: string | undefined): readonly number[] | 'all' | undefined {
  if (text === undefined || text === 'all') return text
  const codes = text.split(',').map((code) => code.trim())
  const wrong = codes.find((code) => !/^\d{1,2}$/.test(code))
  if (wrong !== undefined)
    throw new StartError(`Регион «${wrong}»: нужны коды через запятую, --regions 50,77, или --regions all.`)
  return [...new Set(codes.map(Number))]
}
