import { cp, mkdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openArchive } from '../../src/adapters/registry/archives/open-archive.ts'
import { failureText } from '../../src/adapters/registry/failure-text.ts'
import { openBulkPostgres } from '../../src/adapters/registry/bulk/bulk-postgres.ts'
import { readGarArchive } from '../../src/adapters/registry/gar/gar-archive.ts'
import { loadDeltas, loadRegions, type GarReport } from '../../src/adapters/registry/gar/load-gar.ts'
import { loadRegion } from '../../src/adapters/registry/gar/load-region.ts'
import { NO_PROGRESS } from '../../src/adapters/registry/gar/progress.ts'
import { fileOf, OTHER_BYTES, withAnotherRegion } from './changed-archives.ts'
import { failingAfter } from './failing-connection.ts'
import { GAR } from './gar-samples.ts'
import { createRegisterWorld, dumpGar, type RegisterWorld } from './register-world.ts'

let world: RegisterWorld
beforeEach(async () => {
  world = await createRegisterWorld()
})
afterEach(() => world.close())

const SILENT: GarReport = { begin: () => NO_PROGRESS, loaded: () => {}, changed: () => {} }

async function load(place: string, regions = [0]): Promise<void> {
  const archive = await readGarArchive(await openArchive(place))
  try {
    await loadRegions(world.connection, archive, regions, SILENT)
  } finally {
    await archive.close()
  }
}

async function change(...places: string[]): Promise<void> {
  const archives = []
  for (const place of places) archives.push(await readGarArchive(await openArchive(place)))
  try {
    await loadDeltas(world.connection, archives, undefined, SILENT)
  } finally {
    for (const archive of archives) await archive.close()
  }
}

/** The archive unpacked. */
async function unpack(zip: string, name: string): Promise<string> {
  const archive = await openArchive(zip)
  const folder = join(world.folder, name)
  for (const entry of archive.entries) {
    await mkdir(dirname(join(folder, entry.name)), { recursive: true })
    await writeFile(join(folder, entry.name), await buffer(entry.open()))
  }
  await archive.close()
  return folder
}

/** A newer release of the same region, so that it would be loaded over the older one. */
async function newer(name: string): Promise<string> {
  const folder = await unpack(GAR.full, name)
  await writeFile(join(folder, 'version.txt'), '2026.12.20\r\nv.309')
  return folder
}

describe('[REG-01] what cannot be loaded is refused in one sentence, and the former state serves on', () => {
  it.each<[fault: string, make: () => Promise<string>, sentence: RegExp]>([
    [
      'no archive',
      async () => {
        await writeFile(join(world.folder, 'notes.zip'), 'not a zip')
        return join(world.folder, 'notes.zip')
      },
      /^notes\.zip: это не ZIP-архив или он обрезан/,
    ],
    ['no file', async () => join(world.folder, 'none.zip'), /none\.zip нет\.$/],
    [
      'an archive of something else',
      async () => {
        await mkdir(join(world.folder, 'other'))
        await writeFile(join(world.folder, 'other', 'readme.txt'), 'x')
        return join(world.folder, 'other')
      },
      /^other: это не архив ГАР/,
    ],
    [
      'an archive that is cut',
      async () => {
        const cut = join(world.folder, 'cut.zip')
        await cp(GAR.full, cut)
        await truncate(cut, 20_000)
        return cut
      },
      /^cut\.zip: это не ZIP-архив или он обрезан/,
    ],
    [
      'a byte that is broken',
      async () => {
        const bytes = await readFile(GAR.first)
        const at = bytes.indexOf('AS_ADM_HIERARCHY') + 200
        bytes[at] = (bytes[at] ?? 0) ^ 0x10
        const broken = join(world.folder, 'broken.zip')
        await writeFile(broken, bytes)
        return broken
      },
      /^broken\.zip, 00\/AS_ADM_HIERARCHY_.*(контрольная сумма не сходится|файл не читается|XML)/,
    ],
    [
      'XML that is cut',
      async () => {
        const folder = await newer('half')
        await truncate(await fileOf(folder, 'HOUSES'), 3000)
        return folder
      },
      /^half, 00\/AS_HOUSES_\d+_[0-9a-f-]+\.XML: XML обрывается на байте 3000\.$/,
    ],
    [
      'a file of another family',
      async () => {
        const folder = await newer('mixed')
        await cp(await fileOf(folder, 'STEADS'), await fileOf(folder, 'HOUSES'))
        return folder
      },
      /^mixed, 00\/AS_HOUSES_.*: вместо HOUSE в нем STEAD, это другой файл\.$/,
    ],
    [
      'changes in the place of the archive',
      async () => GAR.first,
      /^gar_delta_xml_302\.zip: в папке 00 нет самого региона\. Если это архив изменений/,
    ],
  ])('%s', async (_, make, sentence) => {
    await load(GAR.full)
    const before = await dumpGar(world.connection)
    await expect(load(await make())).rejects.toThrow(sentence)
    expect(await dumpGar(world.connection)).toBe(before)
  })

  it('a region that the archive does not have, before any other is loaded', async () => {
    await expect(load(GAR.full, [0, 77])).rejects.toThrow('gar_xml.zip: региона 77 в архиве нет, есть 00.')
    const { rows } = await world.connection.run('select region from register.gar_regions')
    expect(rows).toEqual([])
  })

  it('changes with a gap, in which nothing is applied', async () => {
    await load(GAR.full)
    const before = await dumpGar(world.connection)
    await expect(change(GAR.second)).rejects.toThrow(
      'Нет выпуска v.302: регион 00 загружен из v.301, изменения применяют по порядку.',
    )
    expect(await dumpGar(world.connection)).toBe(before)
  })

  it('[REG-02] changes that break in the middle, in which nothing is applied', async () => {
    await load(GAR.full)
    const before = await dumpGar(world.connection)
    const folder = await unpack(GAR.first, 'half-delta')
    await truncate(await fileOf(folder, 'HOUSES'), 900)
    await expect(change(folder)).rejects.toThrow(/half-delta, 00\/AS_HOUSES_.*XML обрывается на байте 900/)
    expect(await dumpGar(world.connection)).toBe(before)
    await change(GAR.second, GAR.first)
    const after = await dumpGar(world.connection)
    await change(GAR.first, GAR.second)
    expect(await dumpGar(world.connection)).toBe(after)
  })
})

describe('[REG-01] a load', () => {
  it('of the same release again changes nothing', async () => {
    await load(GAR.full)
    const before = await dumpGar(world.connection)
    await load(GAR.full)
    await load(await unpack(GAR.full, 'unpacked'))
    expect(await dumpGar(world.connection)).toBe(before)
  })

  it('that ends at any step goes on there, and gives the same register', async () => {
    await load(GAR.full)
    const whole = await dumpGar(world.connection)
    const folder = await newer('long')
    const meanwhile = new Set<string>()
    let steps = 0
    let loads = 0
    // Each try lives one step longer, so that the load ends once at every one of its steps.
    for (let isDone = false; !isDone; steps += 7) {
      const archive = await readGarArchive(await openArchive(folder))
      loads += 1
      try {
        await loadRegion(failingAfter(world.connection, steps), archive, 0, NO_PROGRESS, { batchBytes: 1 })
        isDone = true
      } catch (error) {
        meanwhile.add(`${(error as Error).message}: ${await dumpGar(world.connection)}`)
      }
    }
    expect(loads).toBeGreaterThan(3)
    // What is visible meanwhile is the former release, whole.
    expect([...meanwhile]).toEqual([`the database is gone: ${whole}`])
    expect((await dumpGar(world.connection)).replace('309', '301').replace('2026-12-20', '2026-11-20')).toBe(
      whole,
    )
  })

  it.skipIf(!process.env['DATABASE_URL'])(
    'whose database goes away says so, and goes on when it is back',
    async () => {
      const { rows } = await world.connection.run('select pg_backend_pid() as pid')
      const archive = await readGarArchive(await openArchive(GAR.full))
      let isGone = false
      const failure: unknown = await loadRegion(
        world.connection,
        archive,
        0,
        {
          ...NO_PROGRESS,
          file: (name) => {
            if (isGone || !name.includes('AS_STEADS')) return
            isGone = true
            void world.database.runRawSql('select pg_terminate_backend($1)', [
              (rows as [{ pid: number }])[0].pid,
            ])
          },
        },
        { batchBytes: 1 },
      ).catch((error: unknown) => error)
      expect(failureText(failure, 'Регион 00')).toMatch(
        /^Регион 00: база данных не отвечает \(.+\)\. Прежнее/,
      )
      const again = await openBulkPostgres(world.databaseUrl ?? '')
      expect(await loadRegion(again, archive, 0, NO_PROGRESS)).toMatchObject({ kind: 'loaded', objects: 53 })
      await again.close()
      await archive.close()
    },
  )

  it('of records that come twice keeps the later ones and says so', async () => {
    const folder = await unpack(GAR.full, 'doubled')
    const houses = await fileOf(folder, 'HOUSES')
    const text = await readFile(houses, 'utf8')
    const row = /<HOUSE ID="900009001"[^>]*>/.exec(text)?.[0] ?? ''
    await writeFile(
      houses,
      text.replace('</HOUSES>', `${row.replace('HOUSENUM="1"', 'HOUSENUM="1Б"')}</HOUSES>`),
    )
    await load(folder)
    const { rows } = await world.connection.run(
      `select (select string_agg(name, ',') from register.gar_cards where record_id = 900009001) as name,
              (select refused->'duplicate'->>'count' from register.journal order by id desc limit 1) as doubled`,
    )
    expect(rows).toEqual([{ name: '1Б', doubled: '1' }])
  })

  it('from an address fetches the wanted files alone, over connections that break', async () => {
    const bytes = await withAnotherRegion(GAR.full)
    let sent = 0
    let cuts = 0
    const site = createServer((request, response) => {
      const head = { etag: '"1"', 'accept-ranges': 'bytes' }
      if (request.method === 'HEAD') {
        response.writeHead(200, { ...head, 'content-length': bytes.length }).end()
        return
      }
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      const part = bytes.subarray(Number(from), Number(to) + 1)
      response.writeHead(206, { ...head, 'content-length': part.length })
      const isCut = cuts < 2 && part.length > 1000
      const piece = isCut ? part.subarray(0, 500) : part
      sent += piece.length
      response.write(piece, () => (isCut ? request.socket.destroy() : response.end()))
      cuts += Number(isCut)
    })
    await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
    try {
      await load(`http://127.0.0.1:${(site.address() as AddressInfo).port}/gar_xml.zip`)
    } finally {
      site.closeAllConnections()
      site.close()
    }
    const { rows } = await world.connection.run('select release, objects from register.gar_regions')
    expect(rows).toEqual([{ release: 301, objects: 53 }])
    expect(cuts).toBe(2)
    expect(sent).toBeLessThan(OTHER_BYTES / 2)
  })
})
