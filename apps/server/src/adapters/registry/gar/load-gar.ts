import { planDeltas } from '@proverka/domain/register'
import type { BulkConnection } from '../bulk/bulk-connection.ts'
import { LoadError } from '../load-error.ts'
import type { RefusedRows } from '../refusals.ts'
import { applyDelta } from './apply-delta.ts'
import { regionCode, type GarArchive } from './gar-archive.ts'
import { loadRegion, regionFiles, type LoadOutcome } from './load-region.ts'
import type { LoadProgress } from './progress.ts'
import { listLoadedRegions, type LoadedRegion } from './region-state.ts'

/** Progress of a load. */
export interface GarReport {
  /** A region begins, of so many unpacked bytes. */
  readonly begin: (title: string, bytes: number) => LoadProgress
  readonly loaded: (region: number, outcome: LoadOutcome) => void
  readonly changed: (region: number, release: number, refused: RefusedRows) => void
}

/** Loads regions of an archive one after another; each is visible as soon as it is whole. Throws `LoadError`. */
export async function loadRegions(
  connection: BulkConnection,
  archive: GarArchive,
  regions: readonly number[],
  report: GarReport,
): Promise<void> {
  // Before the first one is loaded: a list with a wrong region is a mistake.
  const sizes = regions.map((region) => sizeOf(regionFiles(archive, region)))
  for (const [at, region] of regions.entries()) {
    const progress = report.begin(`Регион ${regionCode(region)}`, sizes[at] ?? 0)
    report.loaded(region, await loadRegion(connection, archive, region, progress))
  }
}

/**
 * Applies releases of changes to loaded regions, in order and each once (REG-02); a list with a gap is refused before
 * anything is changed. Throws `LoadError`.
 */
export async function loadDeltas(
  connection: BulkConnection,
  archives: readonly GarArchive[],
  wanted: readonly number[] | undefined,
  report: GarReport,
): Promise<void> {
  const loaded = await listLoadedRegions(connection)
  const unknown = wanted?.find((region) => !loaded.some((one) => one.region === region))
  if (unknown !== undefined)
    throw new LoadError(`Регион ${regionCode(unknown)} не загружен: сначала загрузите его командой gar.`)
  if (loaded.length === 0) throw new LoadError('Ни один регион не загружен: изменять нечего.')
  const byRelease = new Map(archives.map((archive) => [archive.release, archive]))
  const regions = loaded.filter(({ region }) => wanted?.includes(region) ?? true)
  const plans = regions.map((region) => ({ region, releases: releasesFor(region, [...byRelease.keys()]) }))
  for (const { region, releases } of plans) {
    for (const release of releases) {
      const archive = byRelease.get(release)
      if (!archive) continue
      const title = `Регион ${regionCode(region.region)}, выпуск v.${release}`
      const progress = report.begin(title, sizeOf(regionFiles(archive, region.region)))
      const refused = await applyDelta(connection, archive, region, {
        progress,
        isLast: release === releases.at(-1),
      })
      report.changed(region.region, release, refused)
    }
    if (releases.length === 0) report.loaded(region.region, { kind: 'unchanged' })
  }
}

function releasesFor({ region, release }: LoadedRegion, available: readonly number[]): readonly number[] {
  const plan = planDeltas(release, available)
  if (plan.kind === 'apply') return plan.releases
  throw new LoadError(
    `Нет выпуска v.${plan.missing}: регион ${regionCode(region)} загружен из v.${release}, изменения применяют по порядку. Добавьте его архив или загрузите регион целиком.`,
  )
}

const sizeOf = (files: readonly { readonly bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)
