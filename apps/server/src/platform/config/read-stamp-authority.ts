import { readFileSync } from 'node:fs'
import { pemCertificates } from '@proverka/report-proof'
import { StartError } from '../db/start-error.ts'
import { errorDetail } from '../error-detail.ts'
import type { StampAuthority } from './server-config.ts'

interface StampSettings {
  readonly TSA_URL?: string | undefined
  readonly TSA_LOGIN?: string | undefined
  readonly TSA_PASSWORD?: string | undefined
  readonly TSA_POLICY?: string | undefined
  readonly TSA_ROOTS_FILE?: string | undefined
}

/** The authority of time stamps; undefined: none. Throws `StartError` without certificates by which it is trusted. */
export function readStampAuthority(settings: StampSettings): StampAuthority | undefined {
  const { TSA_URL: url, TSA_ROOTS_FILE: file } = settings
  if (!url && !file) return undefined
  if (!url || !file) throw new StartError('Настройки TSA_URL и TSA_ROOTS_FILE задают вместе.')
  return {
    url,
    login: settings.TSA_LOGIN,
    password: settings.TSA_PASSWORD,
    policy: settings.TSA_POLICY,
    roots: readRoots(file),
  }
}

function readRoots(file: string): readonly string[] {
  try {
    const roots = pemCertificates(readFileSync(file, 'utf8'))
    if (roots.length > 0) return roots
  } catch (error) {
    throw new StartError(`Файл TSA_ROOTS_FILE ${file} не читается: ${errorDetail(error)}.`)
  }
  throw new StartError(`В файле TSA_ROOTS_FILE ${file} нет сертификатов PEM.`)
}
