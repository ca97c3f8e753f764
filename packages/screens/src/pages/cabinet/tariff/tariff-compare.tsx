import { formatDate } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { BASIC_TARIFF_ID, EARNED_TARIFF_ID } from '@proverka/domain/orders'
import { Select } from '@proverka/ui/fields'
import { Badge, Button, Skeleton } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSite } from '../../../runtime/brand/use-site.ts'
import { roubles } from '../layout/roubles.ts'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { storeReturnUrl } from '../../../runtime/session/return-url.ts'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { ActivateDialog } from './activate-dialog.tsx'
import { choicesFor, rowsOf, type Choice, type TariffList } from './compare.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { useCurrentTariff, useTariffProgress, useTariffs } from './data.ts'
import { ProgressPanel } from './progress-panel.tsx'
import { RulerPanel } from './ruler-panel.tsx'
import * as css from './tariff.css.ts'

/** Query parameter of the return URL of a top-up: the tariff that the balance was too low for. */
const WANTED = 'activate'

/** The tariffs by what the visitor would pay, and how to take one. */
export function TariffCompare({ path }: { path: string }) {
  const visitor = useAtomValue(visitorAtom)
  const isUser = visitor.kind === 'user'
  const { isFiz } = useSite()
  const list = useTariffs()
  const current = useCurrentTariff()
  const progress = useTariffProgress()
  const [productId, setProductId] = useState<string>()
  if (isNotLoaded(list)) return <NotLoaded title="Тарифы не пришли" query={list} />
  // Without them the page would tell of a tariff and of prices that are not the person's.
  const own = isUser ? [current, progress].find(isNotLoaded) : undefined
  if (own) return <NotLoaded title="Ваш тариф не пришел" query={own} />
  const products =
    list.data?.find(({ tariff_simple_id }) => tariff_simple_id === BASIC_TARIFF_ID)?.products ?? []
  const product =
    products.find(({ product_id }) => product_id === productId) ??
    products.find(({ product_name }) => product_name === (isFiz ? 'PersonCheck' : 'EgrnObject')) ??
    products[0]
  if (!list.data || !product || (isUser && (!current.data || !progress.data))) return <Skeleton lines={12} />
  const tariffId = current.data?.tariff_simple_id ?? BASIC_TARIFF_ID
  const paid = progress.data?.paid ?? 0
  const choices = choicesFor(list.data, product.product_id, { paid, tariffId })
  return (
    <>
      <div className={css.unit}>
        <Select
          label="Считаем на услуге"
          name="product"
          value={product.product_id}
          onChange={setProductId}
          options={products.map(({ product_id, product_name_ru, price }) => ({
            value: product_id,
            label: `${product_name_ru}, ${roubles(price)}`,
          }))}
        />
        <p className={css.remark}>
          {isUser && progress.data
            ? `Вы оплатили заказов на ${roubles(paid)}. `
            : 'Считаем с первого заказа. '}
          Подписка — на 30 дней, сама не продлевается.
        </p>
      </div>
      <RulerPanel choices={choices} checks={progress.data?.checks} />
      <Choices
        list={list.data}
        choices={choices}
        tariffId={tariffId}
        until={current.data?.active_until ?? null}
        path={path}
      />
      {isUser && progress.data && <ProgressPanel {...progress.data} />}
    </>
  )
}

interface ChoicesProps {
  readonly list: TariffList
  readonly choices: readonly Choice[]
  readonly tariffId: number
  readonly until: string | null
  readonly path: string
}

function Choices({ list, choices, tariffId, until, path }: ChoicesProps) {
  const visitor = useAtomValue(visitorAtom)
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const isUser = visitor.kind === 'user'
  const balance = isUser ? visitor.balance : undefined
  const [chosen, setChosen] = useState<TariffList[number]>()
  const wantedId = query.get(WANTED)
  const wanted = list.find(
    ({ tariff_simple_id, days }) => String(tariff_simple_id) === wantedId && days !== null,
  )
  // Back from the top-up: the question that was left is asked again.
  const isPaidFor = wanted !== undefined && balance !== undefined && balance >= wanted.price
  useEffect(() => {
    if (!isPaidFor) return
    setChosen(wanted)
    setQuery({}, { replace: true })
  }, [isPaidFor, wanted, setQuery])
  const topUp = (tariff: TariffList[number]) => {
    const back = encodeURIComponent(`${path}?${WANTED}=${tariff.tariff_simple_id}`)
    const lack = Math.max(1, Math.round((tariff.price - (balance ?? 0)) * 100) / 100)
    return navigate(`${buildPath('user-balance')}?sum=${lack}&back=${back}`)
  }
  const nameOf = (id: number) => list.find(({ tariff_simple_id }) => tariff_simple_id === id)?.name ?? ''
  const isBought = tariffId !== BASIC_TARIFF_ID && tariffId !== EARNED_TARIFF_ID

  function actionOf({ tariff }: Choice) {
    if (!tariff) {
      return (
        <>
          <p>
            {tariffId === EARNED_TARIFF_ID
              ? `Каждый отчет по ценам тарифа «${nameOf(EARNED_TARIFF_ID)}»`
              : `Каждый отчет по обычной цене, потом «${nameOf(EARNED_TARIFF_ID)}» бесплатно`}
          </p>
          {isUser && !isBought && <Badge>Действует: {nameOf(tariffId)}</Badge>}
        </>
      )
    }
    const isCurrent = tariff.tariff_simple_id === tariffId
    const lack = balance === undefined ? 0 : tariff.price - balance
    return (
      <>
        <p>
          {tariff.description}
          {lack > 0 && (
            <>
              . На балансе {roubles(balance ?? 0)}, не хватает {roubles(lack)}
            </>
          )}
        </p>
        {isCurrent && (
          <p>
            <Badge>Действует{until && ` до ${formatDate(until)}`}</Badge>
          </p>
        )}
        <Button
          size="s"
          variant="secondary"
          onClick={() => {
            if (!isUser) {
              storeReturnUrl(`${buildPath('user-tariff')}?${WANTED}=${tariff.tariff_simple_id}`)
              openDialog({
                kind: 'auth',
                form: 'login',
                way: `${buildPath('user-tariff')}?${WANTED}=${tariff.tariff_simple_id}`,
              })
            } else if (lack > 0) void topUp(tariff)
            else setChosen(tariff)
          }}
        >
          {lack > 0
            ? 'Пополнить и подключить'
            : `${isCurrent ? 'Продлить' : 'Подключить'} за ${roubles(tariff.price)}`}
        </Button>
      </>
    )
  }

  return (
    <>
      <ComparisonTable rows={rowsOf(choices)} actionOf={actionOf} />
      <ActivateDialog
        tariff={chosen}
        balance={balance}
        former={isBought && chosen?.tariff_simple_id !== tariffId ? nameOf(tariffId) : undefined}
        onClose={() => setChosen(undefined)}
        onShort={() => chosen && void topUp(chosen)}
      />
    </>
  )
}
