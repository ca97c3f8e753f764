import type { CadastralObject } from '@proverka/domain'
import { Skeleton, Tabs, useLazyModule } from '@proverka/ui/primitives'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../start/use-hydrated.ts'

const MARKET = 'market'
const CHECK = 'check'

const loadMarket = async () => (await import('../market/object-market.tsx')).ObjectMarket

interface ObjectTabsProps {
  readonly object: CadastralObject
  /** Before it is loaded its address is not known. */
  readonly isLoading: boolean
  /** What can be checked and what is known. */
  readonly children: ReactNode
}

/** The page of an object in two parts: its check, and its market, which is asked for when it is opened (PUB-03). */
export function ObjectTabs({ object, isLoading, children }: ObjectTabsProps) {
  const navigate = useNavigate()
  const { hash, pathname, search, state } = useLocation()
  // No server sees the part of an address behind «#».
  const isOpen = useHydrated() && hash === `#${MARKET}`
  const ObjectMarket = useLazyModule(loadMarket, isOpen)
  return (
    <Tabs
      label="Об объекте"
      value={isOpen ? MARKET : CHECK}
      onChange={(tab) =>
        void navigate(
          { pathname, search, hash: tab === MARKET ? MARKET : '' },
          { replace: true, preventScrollReset: true, state },
        )
      }
      tabs={[
        { value: CHECK, label: 'Проверка', panel: children },
        {
          value: MARKET,
          label: 'Рынок',
          panel:
            ObjectMarket && !isLoading ? (
              <ObjectMarket number={object.Number} address={object.Address} />
            ) : (
              isOpen && <Skeleton lines={6} shape="rows" label="Загружаем рынок" />
            ),
        },
      ]}
    />
  )
}
