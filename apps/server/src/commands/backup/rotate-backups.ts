import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@proverka/domain/timing'
import type { BackupSettings } from './backup-settings.ts'

/** `proverka-20261123T172405Z.tar.age`: a time and no personal data. */
const NAME = /^proverka-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.age$/

/** A backup that was killed leaves its draft; a younger one may be at work. */
const DRAFT = /^proverka-\d{8}T\d{6}Z\.tar\.age\.part$/

export const nameBackup = (now: Date): string =>
  `proverka-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.age`

/**
 * Removes backups that are too many or too old; the newest always stays. Files of other names are left alone. Answers what is
 * gone.
 */
export async function rotateBackups(
  { folder, keep, days }: Pick<BackupSettings, 'folder' | 'keep' | 'days'>,
  now: Date,
): Promise<string[]> {
  const names = await readdir(folder)
  const before = now.getTime() - days * DAY_MS
  const backups = names.filter((name) => NAME.test(name)).toSorted((one, other) => other.localeCompare(one))
  const gone = [
    ...backups.slice(1).filter((name, place) => place + 1 >= keep || timeOf(name) < before),
    ...names.filter(
      (name) => DRAFT.test(name) && timeOf(name.slice(0, -'.part'.length)) < now.getTime() - DAY_MS,
    ),
  ]
  for (const name of gone) await rm(join(folder, name), { force: true })
  return gone
}

const timeOf = (name: string): number => Date.parse(name.replace(NAME, '$1-$2-$3T$4:$5:$6Z'))
