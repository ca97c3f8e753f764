import type { CadastralObject } from '@proverka/domain/property'
import { withStyles } from '@proverka/page-engine/browser'
import { useHydrated } from '@proverka/page-engine/react'
import { Skeleton, Tabs, useLazyModule } from '@proverka/ui/primitives'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

const MARKET = 'market'
const CHECK = 'check'
const FACTS = 'facts'

const loadMarket = async () => (await withStyles(import('../market/object-market.late.tsx'))).ObjectMarket

interface ObjectTabsProps {
  readonly object: CadastralObject
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
export function ObjectTabs({ object, isLoading, facts, children }: ObjectTabsProps) {
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
              <ObjectMarket number={object.Number} address={object.Address} />
            ) : (
              isOpen && <Skeleton lines={6} shape="rows" label="Загружаем рынок" />
            ),
        },
      ]}
    />
  )
}
