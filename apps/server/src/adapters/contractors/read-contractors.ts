import { toKopecks } from '@proverka/domain'
import type { PropertyCheckType } from '@proverka/domain/checks'
import { withoutTrailingSlash } from '@proverka/domain/navigation'
import type {
  ConnectedContractor,
  ContractorChannel,
  ContractorSettings,
} from '../../platform/config/contractor-settings.ts'
import { StartError } from '../../platform/db/start-error.ts'
import { CONTRACTORS } from './adapters.ts'

interface ContractorValues {
  readonly CONTRACTOR_APIEGRN_KEY?: string | undefined
  readonly CONTRACTOR_APIEGRN_URL: string
  readonly CONTRACTOR_REESTR_API_KEY?: string | undefined
  readonly CONTRACTOR_REESTR_API_URL: string
  readonly CONTRACTOR_REESTR_API_PRICE?: number | undefined
  readonly CONTRACTOR_LOW_BALANCE: number
  readonly EXTRACTS_THROUGH?: string | undefined
  readonly RIGHTS_HISTORIES_THROUGH?: string | undefined
}

/**
 * The contractors whose keys are set, and what goes to them. Throws `StartError` for a document that goes to nobody who
 * can order it.
 */
export function readContractors(values: ContractorValues): ContractorSettings | undefined {
  const { CONTRACTOR_REESTR_API_PRICE: price } = values
  const connected = [
    ...withKey('apiegrn', values.CONTRACTOR_APIEGRN_KEY, values.CONTRACTOR_APIEGRN_URL),
    ...withKey('reestr-api', values.CONTRACTOR_REESTR_API_KEY, values.CONTRACTOR_REESTR_API_URL).map(
      (access) => ({ ...access, ...(price !== undefined && { priceKopecks: toKopecks(price) }) }),
    ),
  ]
  const extract = readChannel('EXTRACTS_THROUGH', values.EXTRACTS_THROUGH, 'extract', connected)
  const history = readChannel(
    'RIGHTS_HISTORIES_THROUGH',
    values.RIGHTS_HISTORIES_THROUGH,
    'rights-history',
    connected,
  )
  if (connected.length === 0) return undefined
  return {
    connected,
    channels: { ...(extract && { extract }), ...(history && { 'rights-history': history }) },
    lowBalanceKopecks: toKopecks(values.CONTRACTOR_LOW_BALANCE),
  }
}

const withKey = (name: string, key: string | undefined, url: string): readonly ConnectedContractor[] =>
  key ? [{ name, key, url: withoutTrailingSlash(url) }] : []

/** `apiegrn`, or `apiegrn,hand`: the operator does what the contractor could not. */
function readChannel(
  setting: string,
  value: string | undefined,
  kind: PropertyCheckType,
  connected: readonly ConnectedContractor[],
): ContractorChannel | undefined {
  if (!value) return undefined
  const [name = '', then, ...rest] = value.split(',').map((part) => part.trim())
  const adapter = CONTRACTORS.find((one) => one.name === name)
  if (!adapter || (then !== undefined && then !== 'hand') || rest.length > 0)
    throw new StartError(
      `Настройка ${setting} не подходит: в ней контрагент (${CONTRACTORS.map((one) => one.name).join(', ')}), за ним может стоять «,hand».`,
    )
  if (!adapter.kinds.includes(kind))
    throw new StartError(`Настройка ${setting} не подходит: ${adapter.title} таких документов не заказывает.`)
  if (!connected.some((one) => one.name === name))
    throw new StartError(`Настройка ${setting} не подходит: ключ контрагента ${name} не задан.`)
  return { contractor: name, thenHand: then === 'hand' }
}
