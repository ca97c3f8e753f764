import { formatMoney, toRoubles } from '@proverka/domain'
import { CONTRACTORS } from '../../adapters/contractors/adapters.ts'
import { connectContractors, type Connected } from '../../adapters/contractors/connect-contractors.ts'
import { SourceError } from '../../adapters/sources/calls/source-error.ts'
import { systemClock } from '../../platform/clock.ts'
import type { ContractorSettings } from '../../platform/config/contractor-settings.ts'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SetupLine } from '../setup-line.ts'
import { LIMIT_MS } from './check-parts.ts'

/** A number that no object has: to ask for its price costs nothing. */
const ANY_NUMBER = '00:00:0000000:1'

const DOCUMENTS = { extract: 'выписки', 'rights-history': 'истории прав' } as const

/** Who orders documents of the register for us: whether each contractor takes its key, and what is left on our account. */
export async function checkContractors(
  { contractors }: Pick<ServerConfig, 'contractors'>,
  database: Database,
): Promise<SetupLine[]> {
  const part = 'Контрагенты'
  if (!contractors) {
    const names = CONTRACTORS.map(({ title }) => title).join(', ')
    const text = `не подключены: ${names} (CONTRACTOR_…, docs/operation/contractors.md)`
    return [{ part, state: 'done', text }]
  }
  const connected = connectContractors(
    { ...contractors, timeoutMs: LIMIT_MS },
    { database, now: () => systemClock.now() },
  )
  return Promise.all(
    connected.map(async (contractor): Promise<SetupLine> => {
      const { name, title } = contractor
      try {
        const ordered = orderedThrough(name, contractors)
        return { part, ...(await describeAccount(contractor, contractors.lowBalanceKopecks, ordered)) }
      } catch (error) {
        if (!(error instanceof SourceError)) throw error
        return { part, state: 'warning', text: `${title}: не отвечает или не берет ключ: ${error.detail}` }
      }
    }),
  )
}

async function describeAccount(
  { title, balance, quote }: Connected,
  lowKopecks: number,
  ordered: string,
): Promise<Omit<SetupLine, 'part'>> {
  if (!balance) {
    await quote(ANY_NUMBER, 'extract')
    return {
      state: 'done',
      text: `${title}: отвечает, ключ подходит, остатка на счете не сообщает; ${ordered}`,
    }
  }
  const kopecks = await balance()
  const answers = `${title}: отвечает, ключ подходит`
  if (kopecks === undefined)
    return { state: 'warning', text: `${answers}, остаток на счете не назван; ${ordered}` }
  const left = `на счете ${formatMoney(toRoubles(kopecks))}`
  return kopecks < lowKopecks
    ? {
        state: 'warning',
        text: `${answers}, ${left}: меньше ${formatMoney(toRoubles(lowKopecks))}; ${ordered}`,
      }
    : { state: 'done', text: `${answers}, ${left}; ${ordered}` }
}

/** The documents that the settings send through a contractor, in words. */
function orderedThrough(name: string, { channels }: ContractorSettings): string {
  const kinds = (['extract', 'rights-history'] as const).filter((kind) => channels[kind]?.contractor === name)
  return kinds.length > 0
    ? `заказываем: ${kinds.map((kind) => DOCUMENTS[kind]).join(', ')}`
    : 'ничего не заказываем (EXTRACTS_THROUGH, RIGHTS_HISTORIES_THROUGH)'
}
