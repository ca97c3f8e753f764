import type { CadastralObject } from '@proverka/domain/property'
import { withStyles } from '@proverka/page-engine/browser'
import { useHydrated } from '@proverka/page-engine/react'
import { Skeleton, Tabs, useLazyModule } from '@proverka/ui/primitives'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ObjectAnswer } from './data.ts'

const MARKET = 'market'
const CHECK = 'check'
const FACTS = 'facts'

const loadMarket = async () => (await withStyles(import('../market/object-market.late.tsx'))).ObjectMarket

interface ObjectTabsProps {
  readonly object: CadastralObject
  /** What the sources of a real object say. */
  readonly sources?: ObjectAnswer['sources']
  /** Before it is loaded its address is not known. */
  readonly isLoading: boolean
  /** What is known, if it has a separate tab. */
  readonly facts?: ReactNode
  /** What can be checked, and what is known if that has no separate tab. */
  readonly children: ReactNode
}

/**
 * The page of an object in parts: its check, in the second view its facts, and its market, which is asked for when it is
 * opened (PUB-03). The address names the open one.
 */
export function ObjectTabs({ object, sources, isLoading, facts, children }: ObjectTabsProps) {
  const navigate = useNavigate()
  const { hash, pathname, search, state } = useLocation()
  // No server sees the part of an address behind «#».
  const named = useHydrated() ? hash.slice(1) : ''
  const isOpen = named === MARKET
  const open = isOpen || (facts && named === FACTS) ? named : CHECK
  const ObjectMarket = useLazyModule(loadMarket, isOpen)
  return (
    <Tabs
      label="Об объекте"
      value={open}
      onChange={(tab) =>
        void navigate(
          { pathname, search, hash: tab === CHECK ? '' : tab },
          { replace: true, preventScrollReset: true, state },
        )
      }
      tabs={[
        { value: CHECK, label: 'Проверка', panel: children },
        ...(facts ? [{ value: FACTS, label: 'Сведения', panel: facts }] : []),
        {
          value: MARKET,
          label: 'Рынок',
          panel:
            ObjectMarket && !isLoading ? (
              <ObjectMarket number={object.Number} address={object.Address} garHouse={garHouseOf(sources)} />
            ) : (
              isOpen && <Skeleton lines={6} shape="rows" label="Загружаем рынок" />
            ),
        },
      ]}
    />
  )
}

/** The house of a real flat, or the house that is shown itself. */
const garHouseOf = (sources: ObjectAnswer['sources']): string | undefined =>
  sources?.house?.gar_id ?? (sources?.kind === 'building' ? (sources.gar_id ?? undefined) : undefined)
