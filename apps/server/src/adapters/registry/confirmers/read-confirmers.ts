import { readFileSync } from 'node:fs'
import { withoutTrailingSlash } from '@proverka/domain/navigation'
import type { ConfirmerSettings, ServiceKey } from '../../../platform/config/confirmer-settings.ts'
import { StartError } from '../../../platform/db/start-error.ts'
import { errorDetail } from '../../../platform/error-detail.ts'

interface ConfirmerValues {
  readonly CONFIRM_DADATA_KEY?: string | undefined
  readonly CONFIRM_DADATA_URL: string
  readonly CONFIRM_NSPD?: boolean | undefined
  readonly CONFIRM_NSPD_RIGHT?: string | undefined
  readonly CONFIRM_NSPD_CA?: string | undefined
  readonly CONFIRM_NSPD_URL: string
  readonly CONFIRM_SELLER_KEY?: string | undefined
  readonly CONFIRM_SELLER_URL: string
}

/** Says more than «да»: the name of a contract or a letter. */
const SHORTEST_RIGHT = 10

/** The confirmers that the settings switch on. Throws `StartError` for NSPD without a right, and for a root that is no PEM. */
export function readConfirmers(values: ConfirmerValues): ConfirmerSettings {
  return {
    dadata: withKey(values.CONFIRM_DADATA_KEY, values.CONFIRM_DADATA_URL),
    nspd: values.CONFIRM_NSPD ? readNspd(values) : undefined,
    seller: withKey(values.CONFIRM_SELLER_KEY, values.CONFIRM_SELLER_URL),
  }
}

const withKey = (key: string | undefined, url: string): ServiceKey | undefined =>
  key ? { key, url: withoutTrailingSlash(url) } : undefined

function readNspd(values: ConfirmerValues): NonNullable<ConfirmerSettings['nspd']> {
  const right = values.CONFIRM_NSPD_RIGHT?.trim() ?? ''
  if (right.length < SHORTEST_RIGHT)
    throw new StartError(
      'НСПД не включить: в CONFIRM_NSPD_RIGHT назовите свое право спрашивать ее, например номер договора.',
    )
  const { CONFIRM_NSPD_CA: file } = values
  return {
    url: withoutTrailingSlash(values.CONFIRM_NSPD_URL),
    right,
    ...(file !== undefined && { ca: readRoot(file) }),
  }
}

function readRoot(file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new StartError(`Корневой сертификат CONFIRM_NSPD_CA ${file} не читается: ${errorDetail(error)}.`)
  }
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw new StartError(`Корневой сертификат CONFIRM_NSPD_CA ${file} не в формате PEM.`)
  return text
}
