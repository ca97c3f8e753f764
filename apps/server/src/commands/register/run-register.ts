import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { indexDocuments } from '../../adapters/registry/address-index/index-documents.ts'
import { indexRegions } from '../../adapters/registry/address-index/index-regions.ts'
import type { BulkConnection } from '../../adapters/registry/bulk/bulk-connection.ts'
import { withRegister } from '../../adapters/registry/bulk/open-bulk.ts'
import { isAddress, openArchive } from '../../adapters/registry/archives/open-archive.ts'
import { describeRegister } from '../../adapters/registry/describe-register.ts'
import { readGarArchive, regionCode, type GarArchive } from '../../adapters/registry/gar/gar-archive.ts'
import { loadDeltas, loadRegions, type GarReport } from '../../adapters/registry/gar/load-gar.ts'
import { loadHouses, type HousesOutcome } from '../../adapters/registry/houses/load-houses.ts'
import { loadPlans } from '../../adapters/registry/kpt/load-plans.ts'
import { LoadError } from '../../adapters/registry/load-error.ts'
import { loadPrices, type PricesOutcome } from '../../adapters/registry/prices/load-prices.ts'
import { removeDocuments, removeRegions } from '../../adapters/registry/remove-source.ts'
import type { DatabaseLocation } from '../../platform/db/open-database.ts'
import { REPOSITORY } from '../../platform/locations.ts'
import { grouped, type Output } from '../seeds/show-progress.ts'
import { createLoadBar } from './load-bar.ts'
import type { RegisterTask } from './options.ts'
import { describeLines, refusedText } from './words.ts'

/** The invented region, which ships with the tests. */
const SAMPLE = join(REPOSITORY, 'apps', 'server', 'tests', 'fixtures', 'register')

const SAMPLE_PLANS = ['new_2026.xml', 'old_kpt10_2017.xml']
const SAMPLE_PRICES = join(SAMPLE, 'prices', 'emiss-31452.xml')
const SAMPLE_HOUSES = join(SAMPLE, 'houses', 'export-00-20261101.csv')

export interface RegisterOutput {
  /** A line of the answer. */
  readonly say: (line: string) => void
  /** The output of progress bars. */
  readonly bars: Output
  readonly now: () => number
  /** Receives the current step, for the message of a failure. */
  readonly at: (place: string) => void
}

/** Does what the command line names, with the register for this process alone. Throws `StartError`. */
export const runRegister = (
  location: DatabaseLocation,
  task: RegisterTask,
  output: RegisterOutput,
): Promise<void> => withRegister(location, (connection) => runTask(connection, task, output))

async function runTask(
  connection: BulkConnection,
  task: RegisterTask,
  output: RegisterOutput,
): Promise<void> {
  const { say } = output
  switch (task.name) {
    case 'gar':
      return withArchives([task.place], async ([archive]) => {
        if (archive)
          await loadRegions(connection, archive, wantedRegions(archive, task.regions), reportTo(output))
      })
    case 'gar-delta':
      return withArchives(await findArchives(task.places), (archives) =>
        loadDeltas(connection, archives, task.regions, reportTo(output)),
      )
    case 'kpt':
      return loadPlanFiles(connection, task.places, output)
    case 'houses':
      for (const place of task.places) {
        output.at(basename(place))
        sayHouses(say, place, await loadHouses(connection, place))
      }
      return undefined
    case 'prices':
      for (const place of task.places) {
        output.at(basename(place))
        sayPrices(say, place, await loadPrices(connection, place))
      }
      return undefined
    case 'status':
      for (const line of describeLines(await describeRegister(connection.run))) say(`${line}.`)
      return undefined
    case 'index':
      return indexAll(connection, output)
    case 'remove': {
      if (task.source === 'gar') {
        const removed = await removeRegions(connection, task.regions)
        say(
          removed.length === 0 ? 'Убирать нечего.' : `Убраны регионы: ${removed.map(regionCode).join(', ')}.`,
        )
        return undefined
      }
      const count = await removeDocuments(connection, task.source, task.part)
      say(count === 0 ? 'Убирать нечего.' : `Убрано документов: ${count}.`)
      return undefined
    }
    case 'sample':
      await runTask(
        connection,
        { name: 'gar', place: join(SAMPLE, 'gar', 'gar_xml.zip'), regions: undefined },
        output,
      )
      await loadPlanFiles(
        connection,
        SAMPLE_PLANS.map((name) => join(SAMPLE, 'kpt', name)),
        output,
      )
      sayHouses(say, SAMPLE_HOUSES, await loadHouses(connection, SAMPLE_HOUSES))
      sayPrices(say, SAMPLE_PRICES, await loadPrices(connection, SAMPLE_PRICES))
      return undefined
  }
}

async function indexAll(connection: BulkConnection, { say, bars, now, at }: RegisterOutput): Promise<void> {
  let count = 0
  let bar: ReturnType<typeof createLoadBar> | undefined
  await indexRegions(
    connection,
    (region) => {
      const title = `Регион ${regionCode(region)}`
      at(`${title}, поиск`)
      bar = createLoadBar(bars, now, title, 0)
      return bar.progress
    },
    (region) => {
      bar?.end()
      count += 1
      say(`Регион ${regionCode(region)}: поиск построен за ${bar?.elapsed()}.`)
    },
  )
  if (await connection.transaction(() => indexDocuments(connection.run)))
    say('Поиск по адресам планов, выписок и служб построен.')
  if (count === 0) say('Поиск построен для всех загруженных регионов.')
}

function wantedRegions(
  { label, regions }: GarArchive,
  wanted: readonly number[] | 'all' | undefined,
): readonly number[] {
  if (wanted !== undefined && wanted !== 'all') return wanted
  if (wanted === undefined && regions.length > 1)
    throw new LoadError(
      `${label}: в архиве регионов ${regions.length}. Назовите нужные: --regions 50,77, или все: --regions all.`,
    )
  if (regions.length === 0) throw new LoadError(`${label}: в архиве нет ни одного региона.`)
  return regions
}

/** A folder holds unpacked files of one archive, or archives. */
async function findArchives(places: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const place of places) {
    const isFolder = !isAddress(place) && (await stat(place).catch(() => undefined))?.isDirectory() === true
    const names = isFolder ? await readdir(place) : []
    const archives = names.filter((name) => /\.zip$/i.test(name)).toSorted()
    if (isFolder && archives.length > 0) found.push(...archives.map((name) => join(place, name)))
    else found.push(place)
  }
  return found
}

async function withArchives(
  places: readonly string[],
  work: (archives: readonly GarArchive[]) => Promise<void>,
): Promise<void> {
  const opened: GarArchive[] = []
  try {
    for (const place of places) {
      const archive = await openArchive(place)
      opened.push(await readGarArchive(archive))
    }
    await work(opened)
  } finally {
    for (const archive of opened) await archive.close()
  }
}

/** Throws at the end where a file was refused: the exit code says that not all is done. */
async function loadPlanFiles(
  connection: BulkConnection,
  places: readonly string[],
  { say, at }: RegisterOutput,
): Promise<void> {
  const counts = { files: 0, objects: 0, unchanged: 0 }
  const refused = await loadPlans(connection, places, {
    begin: at,
    done(_, outcome) {
      counts.files += 1
      if (outcome.kind === 'loaded') counts.objects += outcome.objects
      else counts.unchanged += 1
    },
    refused: (_, sentence) => say(sentence),
  })
  const { files, objects, unchanged } = counts
  say(
    `Планов прочитано ${grouped(files)}, из них уже загружено ${grouped(unchanged)}, объектов ${grouped(objects)}.`,
  )
  if (refused > 0) throw new LoadError(`Не загружено файлов: ${refused}, остальные загружены.`)
}

function sayHouses(say: RegisterOutput['say'], place: string, outcome: HousesOutcome): void {
  if (outcome.kind === 'unchanged') {
    say(`${basename(place)}: уже загружен или есть более новый, ничего не изменено.`)
    return
  }
  const { houses, known, refused } = outcome
  say(
    `${basename(place)}: домов ${grouped(houses)}, из них есть в загруженных регионах ГАР ${grouped(known)}.`,
  )
  sayRefused(say, refused)
}

function sayPrices(say: RegisterOutput['say'], place: string, outcome: PricesOutcome): void {
  if (outcome.kind === 'unchanged') {
    say(`${basename(place)}: уже загружен или есть более новый, ничего не изменено.`)
    return
  }
  const { prices, regions, latest, refused } = outcome
  say(
    `${basename(place)}: цен ${grouped(prices)}, регионов ${grouped(regions)}, последний квартал ${latest.quarter}-й ${latest.year} года.`,
  )
  sayRefused(say, refused)
}

function reportTo({ say, bars, now, at }: RegisterOutput): GarReport {
  let bar: ReturnType<typeof createLoadBar> | undefined
  const finish = (text: string) => {
    bar?.end()
    say(text)
  }
  return {
    begin(title, bytes) {
      bar = createLoadBar(bars, now, title, bytes)
      const { progress } = bar
      at(title)
      return {
        ...progress,
        file(name) {
          at(`${title}, ${name}`)
          progress.file(name)
        },
        stage(name) {
          at(`${title}, ${name}`)
          progress.stage(name)
        },
      }
    },
    loaded(region, outcome) {
      if (outcome.kind === 'unchanged') {
        finish(`Регион ${regionCode(region)}: этот выпуск уже загружен, ничего не изменено.`)
        return
      }
      const { objects, numbered, refused } = outcome
      finish(
        `Регион ${regionCode(region)} загружен за ${bar?.elapsed()}: объектов ${grouped(objects)}, с номерами ${grouped(numbered)}.`,
      )
      sayRefused(say, refused)
    },
    changed(region, release, refused) {
      finish(`Регион ${regionCode(region)}: применены изменения v.${release}.`)
      sayRefused(say, refused)
    },
  }
}

function sayRefused(say: RegisterOutput['say'], refused: Parameters<typeof refusedText>[0]): void {
  const text = refusedText(refused)
  if (text !== '') say(`  В журнале: ${text}.`)
}
