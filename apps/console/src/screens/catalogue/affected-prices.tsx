import { pluralWord } from '@proverka/domain'
import { ChangeTable } from '@proverka/ui/console'
import type { Preview } from './catalogue-queries.ts'
import { rubles } from '../../parts/rubles.ts'
import * as css from './catalogue-screen.css.ts'

type Affected = Preview['changes'][number]

/** What a new price changes, and what it leaves. */
export function AffectedPrices({ preview }: { preview: Preview }) {
  const { before, after, changes, stays, open_orders } = preview
  return (
    <>
      <ChangeTable
        caption="Где изменится"
        changes={[
          { what: preview.product_name_ru, before: rubles(before), after: rubles(after) },
          ...changes.map((one) => ({
            what: nameOf(one),
            before: rubles(one.before),
            after: rubles(one.after),
          })),
        ]}
      />
      <ChangeTable
        caption="Где не изменится"
        changes={[
          ...stays.map((one, at) => ({
            what: stays.some((other, before_) => before_ < at && nameOf(other) === nameOf(one))
              ? `${nameOf(one)} (${at + 1})`
              : nameOf(one),
            before: rubles(one.before),
            after: rubles(one.after),
          })),
          {
            what: `Неоплаченные заказы, ${open_orders.toLocaleString('ru')}`,
            before: 'своя цена',
            after: open_orders > 0 ? 'до конца срока цены' : 'таких нет',
          },
        ]}
      />
      <p className={css.note}>
        Корзины, которые еще не стали заказом, и страницы сайтов покажут новую цену сами.
      </p>
    </>
  )
}

function nameOf({ kind, name, clients }: Affected): string {
  const who = clients === null ? '' : `, ${clients} ${pluralWord(clients, 'клиент', 'клиента', 'клиентов')}`
  return `${WORDS[kind]}${name === null ? '' : ` «${name}»`}${who}`
}

const WORDS: Readonly<Record<Affected['kind'], string>> = {
  bundle: 'Набор',
  tariff: 'Тариф',
  coupon: 'С купоном',
  hand: 'Назначена руками, тариф',
  partner: 'Цена партнера',
  campaign: 'Цена кампании',
  personal: 'Цена для людей',
}
